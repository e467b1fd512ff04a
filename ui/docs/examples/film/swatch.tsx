import { Stack, Swatch } from '@duskpane/ui'

export function Example() {
  return (
    <Stack direction="row" gap="sm" align="center">
      <Swatch vlt={30} style={{ width: '2.5rem', height: '2.5rem' }} /> Ceramic 30, 30% VLT
    </Stack>
  )
}
