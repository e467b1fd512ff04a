import { Eyebrow, Heading, Lead } from '@duskpane/ui/heading'
import type { ReactNode } from 'react'

interface SectionHeadingProps {
  readonly id?: string
  readonly title: string
  readonly eyebrow?: string | undefined
  readonly text?: string | undefined
  /** A way on, set beside the heading where there is room. */
  readonly children?: ReactNode
}

/** The opening of a band. */
export function SectionHeading({ id, title, eyebrow, text, children }: SectionHeadingProps) {
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-6 md:mb-14">
      <div className="grid max-w-reading gap-4">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text && <Lead>{text}</Lead>}
      </div>
      {children}
    </div>
  )
}
