import { dashboard as text } from '@duskpane/content/desk/text'
import { cn } from '@duskpane/ui/cn'
import { TabsList, TabsTrigger } from '@duskpane/ui/tabs'
import { type DeskTab, deskTabs, isDue, isEvery } from './list/view'
import { countText } from './lists'
import type { Counts } from './use-counts'

interface DeskMenuProps {
  readonly className?: string
  readonly counts: Counts
  /** A click on any tab, the active one as well. */
  readonly onOpen: (tab: DeskTab) => void
}

/** The tabs: what is due, the lists by title, each with the number of its new records, and all of them. */
export function DeskMenu({ className, counts, onOpen }: DeskMenuProps) {
  const sum = (tab: DeskTab, kind: 'new' | 'due' | 'overdue') =>
    tab.collections.reduce((all, name) => all + (counts[name]?.[kind] ?? 0), 0)
  return (
    <TabsList
      aria-label={text.menuLabel}
      className={cn('max-md:grid max-md:grid-cols-2', className)}
    >
      {deskTabs.map((tab) => (
        <TabsTrigger
          key={tab.id}
          value={tab.id}
          // Radix selects on mousedown, which a click replayed after hydration does not have.
          onClick={() => onOpen(tab)}
          // A count of three digits breaks the longest title.
          className="min-h-10 px-3 text-start text-sm whitespace-normal max-md:min-h-11 max-md:py-1 max-md:first:col-span-2 max-md:last:col-span-2 md:gap-1 md:ps-2.5 md:pe-1"
        >
          <span>{tab.title}</span>
          {isDue({ tab }) ? (
            <Count
              count={sum(tab, 'due')}
              of={text.dueCount(sum(tab, 'overdue'))}
              className={sum(tab, 'overdue') > 0 && 'text-danger'}
            />
          ) : (
            !isEvery({ tab }) && <Count count={sum(tab, 'new')} of={text.newCount} />
          )}
        </TabsTrigger>
      ))}
    </TabsList>
  )
}

function Count({
  count,
  of,
  className,
}: {
  readonly count: number
  readonly of: string
  readonly className?: string | false
}) {
  if (count === 0) return null
  return (
    <span className={cn('ms-auto font-semibold tabular-nums', className)}>
      <span>{countText(count)}</span> <span className="sr-only">{of}</span>
    </span>
  )
}
