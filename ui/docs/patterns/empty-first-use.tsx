import { Button, Card, CardContent, CardTitle, Heading, Link, NamedIcon } from '@duskpane/ui'

/** A place that fills with use: what will stand here, why it is empty, and the one thing to do first. */
export function EmptyFirstUse({ onStart }: { onStart: () => void }) {
  return (
    <section aria-labelledby="samples" className="grid gap-6">
      <Heading level={2} id="samples">
        Samples
      </Heading>
      <Card variant="outline">
        <CardContent className="items-center py-14 text-center">
          <NamedIcon name="layers" className="size-10 text-dp-text-muted" />
          <CardTitle>No samples yet</CardTitle>
          <p className="max-w-dp-reading text-dp-text-muted">
            Samples that you ask for stand here, with the day on which they arrive.
          </p>
          <Button className="mt-3" onClick={onStart}>
            Ask for a sample
          </Button>
          <Link href="#choose">How to choose one</Link>
        </CardContent>
      </Card>
    </section>
  )
}
