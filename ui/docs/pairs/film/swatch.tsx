import { Stack, Swatch } from '@duskpane/ui'

const size = { width: '2.5rem', height: '2.5rem' }

/** Name and figure tell two films apart. */
export function DoName() {
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" align="center">
        <Swatch vlt={30} style={size} /> Ceramic 30, 30% VLT
      </Stack>
      <Stack direction="row" gap="sm" align="center">
        <Swatch vlt={35} style={size} /> Ceramic 35, 35% VLT
      </Stack>
    </Stack>
  )
}

/** Two grays look the same on most screens. */
export function DontName() {
  return (
    <Stack direction="row" gap="sm">
      <Swatch vlt={30} style={size} />
      <Swatch vlt={35} style={size} />
    </Stack>
  )
}
