import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { IconButton } from '@duskpane/ui/icon-button'
import { NamedIcon } from '@duskpane/ui/named-icon'
import { Spinner } from '@duskpane/ui/spinner'
import { useEffect, useEffectEvent, useRef } from 'react'
import { codeOf, keyOf } from '../backend/backend'
import { senderOf } from './record/record'
import type { Report, useReports } from './use-reports'

const text = dashboard.actions
const reasons: Readonly<Record<string, string>> = text.reasons

/** How long a report without failures, and its Undo button, stays, in ms: longer while pointer or focus is on it. */
const SHOWN_MS = 20_000

/** Reports the last actions, with Undo, and their failures. */
export function ReportBar({
  reports,
  dismiss,
}: Pick<ReturnType<typeof useReports>, 'reports' | 'dismiss'>) {
  return (
    <div
      // Always rendered, so that screen readers announce its changes.
      role="status"
      // At the top: the bulk actions are at the bottom, and stay usable.
      className="pointer-events-none fixed inset-x-0 top-0 z-40 grid justify-items-center gap-2 p-4"
    >
      {[...reports].map(([id, report]) => (
        <ReportCard key={id} report={report} onDismiss={() => dismiss(id)} />
      ))}
    </div>
  )
}

interface ReportCardProps {
  readonly report: Report
  readonly onDismiss: () => void
}

function ReportCard({ report, onDismiss }: ReportCardProps) {
  const { title, busy, undo, failures = [], retry } = report
  const card = useRef<HTMLDivElement>(null)
  const dismiss = useEffectEvent(onDismiss)

  // Failures stay until they are dismissed.
  const isOver = !busy && failures.length === 0
  useEffect(() => {
    if (!isOver) return
    const timer = setInterval(() => {
      const { current } = card
      if (!current?.contains(document.activeElement) && !current?.matches(':hover')) dismiss()
    }, SHOWN_MS)
    return () => clearInterval(timer)
  }, [isOver])

  return (
    <div
      ref={card}
      data-theme="ink"
      data-slot="toast"
      className="pointer-events-auto grid max-h-[60dvh] w-full max-w-2xl gap-3 overflow-y-auto rounded-lg border border-line bg-surface-raised py-3 ps-5 pe-3 text-text shadow-raised [--dp-ground:var(--dp-surface-raised)]"
    >
      <div className="flex items-start gap-x-4">
        <div className="flex min-h-9 grow flex-wrap items-center gap-x-4 gap-y-2">
          {busy && <Spinner />}
          <p className="me-auto font-semibold tabular-nums">{title}</p>
          {undo && (
            <Button variant="outline" size="sm" onClick={undo}>
              {text.undo}
            </Button>
          )}
        </div>
        {!busy && (
          <IconButton aria-label={text.dismiss} size="sm" onClick={onDismiss}>
            <NamedIcon name="x" />
          </IconButton>
        )}
      </div>
      {failures.length > 0 && (
        <div className="grid justify-items-start gap-2 pe-2">
          <p className="text-danger">{text.failures(failures.length)}</p>
          <ul className="grid gap-1 text-sm">
            {failures.map((failure) => (
              <li key={keyOf(failure)} className="wrap-anywhere">
                <bdi>{senderOf(failure.record)}</bdi>
                <span>
                  {text.failed(
                    codeOf(failure.id),
                    reasons[failure.error.code] ?? text.reasons.other,
                  )}
                </span>
              </li>
            ))}
          </ul>
          {retry && (
            <Button variant="outline" size="sm" onClick={retry}>
              {text.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
