import type { ReactNode } from 'react'
import { SectionHeading } from './section-heading'

interface HeadedFormProps {
  readonly title: string
  /** How to fill in the form; hidden once it is sent. */
  readonly intro: string
  readonly children: ReactNode
}

/** A form below its heading. */
export function HeadedForm({ title, intro, children }: HeadedFormProps) {
  return (
    <div className="has-data-[slot=form-success]:**:data-[slot=lead]:hidden">
      <SectionHeading title={title} text={intro} />
      {children}
    </div>
  )
}
