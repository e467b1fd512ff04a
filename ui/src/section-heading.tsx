import type { ComponentProps, ReactNode } from 'react'
import { Eyebrow, Heading, Lead } from './heading.tsx'
import { cn } from './lib/cn.ts'

interface SectionHeadingOwnProps {
  title: ReactNode
  eyebrow?: ReactNode | undefined
  text?: ReactNode | undefined
  level?: ComponentProps<typeof Heading>['level'] | undefined
  /** Stands beside the heading where there is room, such as a link to more of the same. */
  children?: ReactNode | undefined
}

/** Two of them stand beside each other from 58rem on, and below each other in less. */
const half = 'min-w-0 grow basis-md'

/**
 * How a `Section` opens: a heading with a line above, and a paragraph where there is more to say, beside
 * the heading where there is room for both.
 */
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
        'mb-5 flex flex-wrap items-baseline-last justify-between gap-x-8 gap-y-3',
        className,
      )}
      {...props}
    >
      <div className={cn('flex min-w-0 max-w-dp-reading flex-col gap-3 md:gap-4', text && half)}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level}>{title}</Heading>
      </div>
      {text && <Lead className={half}>{text}</Lead>}
      {children}
    </div>
  )
}

export { SectionHeading }
