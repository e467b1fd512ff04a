import { labelsOf } from '@duskpane/content/forms/labels'
import { sentText } from '@duskpane/content/forms/sent'
import type { FormText } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Heading } from '@duskpane/ui/heading'
import { TitledList } from '@duskpane/ui/titled-list'
import { codeOf } from '../backend/backend'
import { useBackend } from '../backend/context'
import { FormNote } from './form-note'
import type { SentForm } from './sent-forms'

interface SentSummaryProps {
  readonly sent: SentForm
  readonly text: Pick<FormText, 'fields' | 'next'>
}

/** Below the thanks: what happens now, the reference, by which the office finds it, and what was sent. */
export function SentSummary({ sent, text: { fields, next } }: SentSummaryProps) {
  const labels = labelsOf(fields)
  const isDemo = useBackend().kind === 'embedded'
  const rows = Object.entries(sent.values).filter(([, value]) => value !== '')
  return (
    <div className="mt-5 grid gap-8">
      {next && (
        <div className="grid gap-5 pt-3">
          <Heading level={3} size="xl">
            {next.title}
          </Heading>
          <TitledList items={next.items} numbered layout="column" />
        </div>
      )}
      <section
        aria-label={sentText.title}
        className={cn('grid gap-3 text-sm', next && 'rounded-lg border border-line p-6')}
      >
        {next && (
          <Heading level={3} size="lg">
            {sentText.title}
          </Heading>
        )}
        <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
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
        {!isDemo && <p className="text-text-muted">{sentText.check}</p>}
        {(isDemo || next) && (
          <p className="text-text-muted">
            <FormNote />
          </p>
        )}
      </section>
    </div>
  )
}
