import { Button, Stack } from '@duskpane/ui'

/** The first action stands where a text ends: last in the row. */
export function DoOrder() {
  return (
    <Stack direction="row" gap="sm" justify="end">
      <Button variant="outline">Cancel</Button>
      <Button>Save</Button>
    </Stack>
  )
}

/** Space between actions of one question tears them apart. */
export function DontOrder() {
  return (
    <Stack direction="row" gap="sm" justify="between">
      <Button>Save</Button>
      <Button variant="outline">Cancel</Button>
    </Stack>
  )
}
