import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { IconButton } from '@duskpane/ui/icon-button'
import { NamedIcon } from '@duskpane/ui/named-icon'
import { Spinner } from '@duskpane/ui/spinner'
import { codeOf } from '../backend/backend'
import type { Report } from './erasing/use-record-actions'

const text = dashboard.actions
const reasons: Readonly<Record<string, string>> = text.reasons

interface ReportBarProps {
  readonly report: Report | undefined
  readonly onDismiss: () => void
}

/** What was just done, with a way to undo it, and what of it failed. */
export function ReportBar({ report, onDismiss }: ReportBarProps) {
  const failures = report?.failures ?? []
  return (
    <div
      // Always there, so that screen readers announce what comes into it.
      role="status"
      // At the top: at the bottom stands what can be done with the selection, and goes on meanwhile.
      className="pointer-events-none fixed inset-x-0 top-0 z-40 grid justify-items-center p-4"
    >
      {report && (
        <div
          data-theme="ink"
          data-slot="toast"
          className="pointer-events-auto grid max-h-[60dvh] w-full max-w-2xl gap-3 overflow-y-auto rounded-lg border border-line bg-surface-raised py-3 ps-5 pe-3 text-text shadow-raised [--dp-ground:var(--dp-surface-raised)]"
        >
          <div className="flex items-start gap-x-4">
            <div className="flex min-h-9 grow flex-wrap items-center gap-x-4 gap-y-2">
              {report.busy && <Spinner />}
              <p className="me-auto font-semibold tabular-nums">{report.title}</p>
              {report.undo && (
                <Button variant="outline" size="sm" onClick={report.undo}>
                  {text.undo}
                </Button>
              )}
            </div>
            {!report.busy && (
              <IconButton aria-label={text.dismiss} size="sm" onClick={onDismiss}>
                <NamedIcon name="x" />
              </IconButton>
            )}
          </div>
          {failures.length > 0 && (
            <div className="grid justify-items-start gap-2 pe-2">
              <p className="text-danger">{text.failures(failures.length)}</p>
              <ul className="grid gap-1 text-sm">
                {failures.map(({ id, error }) => (
                  <li key={id}>{`${codeOf(id)}: ${reasons[error.code] ?? text.reasons.other}`}</li>
                ))}
              </ul>
              {report.retry && (
                <Button variant="outline" size="sm" onClick={report.retry}>
                  {text.retry}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  )
}
