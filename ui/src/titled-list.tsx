import type { ComponentProps } from 'react'
import { Heading } from './heading.tsx'
import { cn } from './lib/cn.ts'

interface TitledListItem {
  readonly title: string
  readonly text: string
}

interface TitledListOwnProps {
  items: readonly TitledListItem[]
  /** Makes it an ordered list and shows the numbers. */
  numbered?: boolean | undefined
  /** `column` for narrow places. */
  layout?: 'grid' | 'column' | undefined
  /** The level of the titles: 2 if no heading stands above the list. */
  level?: 2 | 3 | undefined
}

/** Short points, each with a title and a sentence: in columns under a line, on a phone close together. */
function TitledList({
  items,
  numbered = false,
  layout = 'grid',
  level = 3,
  className,
  ...props
}: Omit<ComponentProps<'ul'>, keyof TitledListOwnProps | 'children'> & TitledListOwnProps) {
  // Both elements take the same props, but TypeScript distinguishes their refs.
  const List = (numbered ? 'ol' : 'ul') as 'ul'
  return (
    <List
      data-slot="titled-list"
      className={cn(
        'grid grid-cols-1 gap-x-10 gap-y-4 sm:gap-y-6',
        layout === 'grid' && columnClasses(items.length),
        className,
      )}
      {...props}
    >
      {items.map(({ title, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
          key={index}
          data-slot="titled-list-item"
          className={cn(
            'grid content-start gap-x-4 gap-y-1 sm:gap-y-2 sm:border-t sm:border-dp-line-strong sm:pt-4',
            numbered && 'grid-cols-[auto_1fr] sm:grid-cols-1',
          )}
        >
          {numbered && (
            <span
              aria-hidden="true"
              className="row-span-2 text-dp-lg font-semibold text-dp-accent-strong tabular-nums sm:row-auto sm:text-dp-sm"
            >
              {index + 1}
            </span>
          )}
          <Heading level={level} size="lg">
            {title}
          </Heading>
          <p className="text-balance wrap-anywhere text-dp-text-muted">{text}</p>
        </li>
      ))}
    </List>
  )
}

/** Choose the columns so that no item is alone in the last row on a tablet. */
function columnClasses(count: number) {
  if (count === 3) return 'md:grid-cols-3'
  return count % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3'
}

export { TitledList, type TitledListItem }
