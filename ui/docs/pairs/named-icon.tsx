import { NamedIcon, Stack } from '@duskpane/ui'

/** One icon for one thing, on every page. */
export function DoMeaning() {
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" align="center">
        <NamedIcon name="phone" /> Call us
      </Stack>
      <Stack direction="row" gap="sm" align="center">
        <NamedIcon name="mail" /> Write to us
      </Stack>
    </Stack>
  )
}

/** One icon for two things helps to find neither. */
export function DontMeaning() {
  return (
    <Stack gap="sm">
      <Stack direction="row" gap="sm" align="center">
        <NamedIcon name="info" /> Call us
      </Stack>
      <Stack direction="row" gap="sm" align="center">
        <NamedIcon name="info" /> Write to us
      </Stack>
    </Stack>
  )
}
