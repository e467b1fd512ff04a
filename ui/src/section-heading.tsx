import type { ComponentProps, ReactNode } from 'react'
import { Eyebrow, Heading, Lead } from './heading.tsx'
import { cn } from './lib/cn.ts'

interface SectionHeadingOwnProps {
  title: ReactNode
  eyebrow?: ReactNode
  text?: ReactNode
  level?: ComponentProps<typeof Heading>['level']
  /** Stands beside the heading where there is room, such as a link to more of the same. */
  children?: ReactNode
}

/** How a `Section` opens: a heading, with a line above and a paragraph below where there is more to say. */
function SectionHeading({
  title,
  eyebrow,
  text,
  level = 2,
  className,
  children,
  ...props
}: Omit<ComponentProps<'div'>, keyof SectionHeadingOwnProps> & SectionHeadingOwnProps) {
  return (
    <div
      data-slot="section-heading"
      className={cn(
        'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8',
        className,
      )}
      {...props}
    >
      <div className="grid max-w-dp-reading gap-3 md:gap-4">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level}>{title}</Heading>
        {text && <Lead>{text}</Lead>}
      </div>
      {children}
    </div>
  )
}

export { SectionHeading }
