import { Badge, Stack } from '@duskpane/ui'

/** One color in a row shows what is worth a look; the others are secondary. */
export function DoColor() {
  return (
    <Stack direction="row" gap="sm">
      <Badge variant="secondary">Sent</Badge>
      <Badge variant="secondary">Sent</Badge>
      <Badge variant="destructive">Late</Badge>
    </Stack>
  )
}

/** Where all have a color, none says anything. */
export function DontColor() {
  return (
    <Stack direction="row" gap="sm">
      <Badge>Sent</Badge>
      <Badge variant="success">Sent</Badge>
      <Badge variant="destructive">Late</Badge>
    </Stack>
  )
}
