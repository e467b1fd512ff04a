import { Heading, Separator, Stack } from '@duskpane/ui'

/** A line parts two groups that have no headings. */
export function DoGroups() {
  return (
    <Stack gap="sm">
      <p>Two windows, facing south.</p>
      <Separator />
      <p>Called twice, nobody there.</p>
    </Stack>
  )
}

/** A heading parts already. */
export function DontGroups() {
  return (
    <Stack gap="sm">
      <Heading level={3} size="lg">
        Windows
      </Heading>
      <Separator />
      <p>Two, facing south.</p>
    </Stack>
  )
}
