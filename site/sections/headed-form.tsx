import { SectionHeading } from '@duskpane/ui/section-heading'
import type { ReactNode } from 'react'

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
