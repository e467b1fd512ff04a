import { Link, SectionHeading } from '@duskpane/ui'

export function Example() {
  return (
    <SectionHeading eyebrow="For cars" title="Cool by day" text="Four films, from clear to dark.">
      <Link href="#films" variant="standalone">
        All films
      </Link>
    </SectionHeading>
  )
}
