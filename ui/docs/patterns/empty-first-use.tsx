import {
  Button,
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
  Heading,
  Link,
  NamedIcon,
  Stack,
} from '@duskpane/ui'

/** A place that fills with use: what will stand here, why it is empty, and the one thing to do first. */
export function EmptyFirstUse({ onStart }: { onStart: () => void }) {
  return (
    <Stack role="region" aria-labelledby="samples">
      <Heading level={2} id="samples">
        Samples
      </Heading>
      <Empty>
        <EmptyHeader>
          <EmptyMedia variant="icon">
            <NamedIcon name="layers" />
          </EmptyMedia>
          <EmptyTitle level={3}>No samples yet</EmptyTitle>
          <EmptyDescription>
            Samples that you ask for stand here, with the day on which they arrive.
          </EmptyDescription>
        </EmptyHeader>
        <EmptyContent>
          <Button onClick={onStart}>Ask for a sample</Button>
          <Link href="#choose">How to choose one</Link>
        </EmptyContent>
      </Empty>
    </Stack>
  )
}
