import { Children, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

type DisclosureGroupProps = ComponentProps<'div'> & {
  /** `decimal` makes the disclosures an ordered list and counts them: 01, 02, 03. */
  numbering?: 'none' | 'decimal'
}

/** Disclosures under one another, with a line between them. */
function DisclosureGroup({
  numbering = 'none',
  className,
  children,
  ...props
}: DisclosureGroupProps) {
  return (
    <div
      data-slot="disclosure-group"
      data-numbering={numbering}
      className={cn(
        'group/disclosures border-t border-dp-line [counter-reset:disclosure]',
        className,
      )}
      {...props}
    >
      {numbering === 'decimal' ? <NumberedList>{children}</NumberedList> : children}
    </div>
  )
}

function NumberedList({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers
    <ol role="list">
      {Children.map(children, (disclosure) => (
        <li>{disclosure}</li>
      ))}
    </ol>
  )
}

type DisclosureProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** Always visible; it toggles the rest. */
  summary: ReactNode
  children: ReactNode
}

/** A question that expands to its answer: a native `details`, which find-in-page opens too. */
function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details
      data-slot="disclosure"
      className={cn(
        'group/disclosure border-b border-dp-line [counter-increment:disclosure]',
        '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip',
        'details-content:transition-[height,content-visibility] details-content:duration-dp-slow',
        'details-content:transition-discrete open:details-content:h-auto',
        'motion-reduce:details-content:duration-[0.01ms]',
        className,
      )}
      {...props}
    >
      <summary
        data-slot="disclosure-summary"
        className={cn(
          'flex cursor-pointer list-none items-baseline gap-4 rounded-dp-sm py-5 text-dp-lg font-semibold',
          'hover:text-dp-accent-strong [&::-webkit-details-marker]:hidden',
          focusRing,
        )}
      >
        <span
          aria-hidden
          className={cn(
            'hidden w-8 shrink-0 text-dp-sm font-medium text-dp-text-muted tabular-nums',
            'before:content-[counter(disclosure,decimal-leading-zero)]',
            'group-data-[numbering=decimal]/disclosures:block',
          )}
        />
        <span className="min-w-0 flex-1">{summary}</span>
        <Icon
          name="plus"
          className="self-center text-dp-text-muted transition-transform duration-dp-slow motion-reduce:duration-[0.01ms] group-open/disclosure:rotate-45"
        />
      </summary>
      <div
        data-slot="disclosure-content"
        className="max-w-dp-reading pb-6 text-dp-text-muted group-data-[numbering=decimal]/disclosures:ps-12"
      >
        {children}
      </div>
    </details>
  )
}

export { Disclosure, DisclosureGroup }
