import { repliesTo } from '@duskpane/content/desk/replies'
import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import { NamedIcon } from '@duskpane/ui/named-icon'
import { useState } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { isOpen } from '../../backend/desk'
import { ChoiceField } from '../../sections/choice-field'
import { answerHref } from './mail'
import { fieldText } from './record'

const text = dashboard.answer

interface AnswerProps {
  readonly record: StoredRecord
  readonly onSent: () => void
}

/** Opens an answer by mail, from a template if one fits, and asks afterwards whether it was sent. */
export function Answer({ record, onSent }: AnswerProps) {
  const { collection } = record
  const [subject, country] = [fieldText(record, 'subject'), fieldText(record, 'country')]
  const templates = repliesTo(collection, subject, country)
  const [chosen, setChosen] = useState('')
  const [isAsking, setAsking] = useState(false)

  const { title } = dashboard.tabs.find((tab) => tab.collection === collection) ?? dashboard.tabs[0]
  const paragraphs = templates.find(({ name }) => name === chosen)?.paragraphs ?? []
  const href = answerHref(record, title, paragraphs)
  if (!href) return null
  return (
    <section aria-label={text.label} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {templates.length > 0 && (
          <ChoiceField
            name="template"
            label={text.templates}
            className="min-w-0 basis-52"
            value={chosen}
            options={[['', text.plain], ...templates.map(({ name }) => [name, name] as const)]}
            onChoose={setChosen}
          />
        )}
        <Button asChild>
          <a href={href} onClick={() => setAsking(isOpen(record))}>
            <NamedIcon name="mail" />
            <span>{text.open}</span>
          </a>
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {isAsking && isOpen(record) && (
          <div className="flex flex-wrap items-center gap-3 rounded-sm bg-text/5 px-4 py-3">
            <p className="me-auto">{text.offer}</p>
            <Button size="sm" variant="outline" onClick={onSent}>
              {text.mark}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
              {text.later}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
