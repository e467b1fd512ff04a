import { dashboard as text } from '@duskpane/content/pages/admin'
import { Badge } from '@duskpane/ui/badge'
import { cn } from '@duskpane/ui/cn'
import { TabsList, TabsTrigger } from '@duskpane/ui/tabs'
import { COUNT_LIMIT } from '../backend/backend'
import type { Counts } from './use-counts'

interface DeskMenuProps {
  readonly className?: string
  readonly counts: Counts
  /** A click on any tab, the active one as well. */
  readonly onOpen: (tab: string) => void
}

/** The lists by their titles, each with how many of its records are new. */
export function DeskMenu({ className, counts, onOpen }: DeskMenuProps) {
  return (
    <TabsList
      aria-label={text.menuLabel}
      className={cn('max-md:grid max-md:grid-cols-2', className)}
    >
      {text.tabs.map((tab) => (
        <TabsTrigger
          key={tab.id}
          value={tab.id}
          // Radix selects on mousedown, which a click replayed after hydration does not have.
          onClick={() => onOpen(tab.id)}
          className="px-3 text-start text-sm max-md:py-2 max-md:whitespace-normal"
        >
          <span>{tab.title}</span>
          <NewCount count={counts[tab.collection]?.new ?? 0} />
        </TabsTrigger>
      ))}
    </TabsList>
  )
}

function NewCount({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <Badge className="ms-auto">
      <span>{count < COUNT_LIMIT ? count : `${COUNT_LIMIT}+`}</span>{' '}
      <span className="sr-only">{text.newCount}</span>
    </Badge>
  )
}
