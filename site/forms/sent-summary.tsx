import { labelsOf } from '@duskpane/content/forms/labels'
import { sentText } from '@duskpane/content/forms/sent'
import type { FormText } from '@duskpane/content/schema'
import { codeOf } from '../backend/backend'
import type { SentForm } from './sent-forms'

interface SentSummaryProps {
  readonly sent: SentForm
  readonly fields: FormText['fields']
}

/** Below the thanks: the reference, by which the office finds it, and what was sent. */
export function SentSummary({ sent, fields }: SentSummaryProps) {
  const labels = labelsOf(fields)
  const rows = Object.entries(sent.values).filter(([, value]) => value !== '')
  return (
    <section aria-label={sentText.title} className="mt-5 grid gap-3 text-sm">
      <dl className="grid gap-x-4 gap-y-1.5 grid-cols-[fit-content(40%)_minmax(0,1fr)]">
        <dt className="text-text-muted">{sentText.reference}</dt>
        <dd translate="no" className="font-semibold tabular-nums">
          {codeOf(sent.id)}
        </dd>
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{labels[name]}</dt>
            <dd translate="no" className="font-semibold whitespace-pre-line wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-text-muted">{sentText.check}</p>
    </section>
  )
}
