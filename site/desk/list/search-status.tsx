import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { Spinner } from '@duskpane/ui/spinner'
import { COUNT_LIMIT, type Collection } from '../../backend/backend'
import { MOST_FOUND, type SearchProgress } from './use-desk-list'

const text = dashboard.searching

interface SearchStatusProps {
  readonly progress: SearchProgress | undefined
  /** Whether the admin has asked for it, and not only opened a tab. */
  readonly isAsked: boolean
  /** What it searches. */
  readonly collections: readonly Collection[]
  readonly onStop: () => void
  readonly onAgain: () => void
}

/** How far a search has come and what it has not searched. */
export function SearchStatus({
  progress,
  isAsked,
  collections,
  onStop,
  onAgain,
}: SearchStatusProps) {
  const left = progress?.status === 'done' ? progress.left : 0
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm empty:hidden">
      {progress && (isAsked || left > 0) && (
        <>
          {progress.status === 'running' && <Spinner />}
          <p className="flex flex-wrap gap-x-4 tabular-nums">
            {isAsked && <span>{textOf(progress, collections)}</span>}{' '}
            {progress.found > MOST_FOUND && <span>{text.cut(MOST_FOUND)}</span>}{' '}
            {left > 0 && <span>{text.left(left)}</span>}
          </p>
          {progress.status === 'running' ? (
            <Button variant="outline" size="sm" onClick={onStop}>
              {text.stop}
            </Button>
          ) : (
            (progress.status !== 'done' || left > 0) && (
              <Button variant="outline" size="sm" onClick={onAgain}>
                {text.again}
              </Button>
            )
          )}
        </>
      )}
    </div>
  )
}

function textOf(
  { status, found, searched, total }: SearchProgress,
  collections: readonly Collection[],
): string {
  const lists = dashboard.tabs
    .filter((tab) => collections.includes(tab.collection))
    .map(({ title }) => title)
    .join(', ')
  if (status === 'running') return text.progress(found, searched, total, COUNT_LIMIT)
  if (status === 'done') return text.done(found, Math.max(searched, total), lists)
  return status === 'stopped' ? text.stopped(found, searched) : text.failed
}
