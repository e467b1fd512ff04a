import { Button, Stack, Surroundings } from '@duskpane/ui'

const dark = { padding: '1.5rem', background: '#0f1722' }

/** All inside is of the theme, with what opens from it. */
export function DoTheme() {
  return (
    <Surroundings theme="ink">
      <Call />
    </Surroundings>
  )
}

/** A dark ground alone: the text on it is still that of a light one. */
export function DontTheme() {
  return (
    <Surroundings theme="light">
      <Call />
    </Surroundings>
  )
}

function Call() {
  return (
    <Stack gap="sm" align="start" style={dark}>
      <span style={{ color: 'var(--dp-text)' }}>We come to you.</span>
      <Button variant="outline">Call</Button>
    </Stack>
  )
}
