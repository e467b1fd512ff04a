import type { Titled } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Heading } from '@duskpane/ui/heading'

interface TitledListProps {
  readonly items: readonly Titled[]
  /** Numbers the items where their order matters. */
  readonly numbered?: boolean
  /** `column` for narrow places. */
  readonly layout?: 'grid' | 'column'
  /** Of the titles: 2 where no heading stands above the list. */
  readonly level?: 2 | 3
}

/** Columns that leave no item alone in the last row of a tablet. */
function gridClasses(count: number) {
  if (count === 3) return 'md:grid-cols-3'
  return count % 4 === 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2 lg:grid-cols-3'
}

/** Short points in columns, each under a rule. */
export function TitledList({
  items,
  numbered = false,
  layout = 'grid',
  level = 3,
}: TitledListProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={cn('grid gap-10', layout === 'grid' && gridClasses(items.length))}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-2 border-t border-line-strong pt-5">
          {numbered && (
            <span
              aria-hidden="true"
              className="text-sm font-semibold text-accent-strong tabular-nums"
            >
              {index + 1}
            </span>
          )}
          <Heading level={level} size="lg">
            {title}
          </Heading>
          <p className="text-balance text-text-muted">{text}</p>
        </li>
      ))}
    </List>
  )
}
