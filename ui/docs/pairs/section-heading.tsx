import { SectionHeading } from '@duskpane/ui'

/** Each line adds something. */
export function DoParts() {
  return (
    <SectionHeading eyebrow="For cars" title="Cool by day" text="Four films, from clear to dark." />
  )
}

/** Three lines say one word. */
export function DontParts() {
  return (
    <SectionHeading
      eyebrow="Car films"
      title="Films for cars"
      text="Here you find our films for cars."
    />
  )
}
