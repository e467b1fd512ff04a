'use client'

import { useEffect, useState } from 'react'
import { cn } from './lib/cn.ts'
import { useLocale, useWords } from './words.tsx'

/** The maximum length of a text control. Its messages are in the language around where they are left out. */
interface CharacterLimit {
  /** In UTF-16 code units, as `maxlength` counts. */
  readonly most: number
  /** Shown from 90 per cent of the limit. */
  left?: ((characters: number, locale: string) => string) | undefined
  /** Shown beyond the limit. */
  over?: ((characters: number, locale: string) => string) | undefined
  /** The validation message. */
  tooLong?: ((over: number, most: number) => string) | undefined
}

/** The count for a text of this length; empty while the limit is far. */
function useCountText(limit: CharacterLimit | undefined, length: number): string {
  const { leftText, overText } = useWords('characterCount')
  const locale = useLocale()
  if (!limit) return ''
  const { most, left = leftText, over = overText } = limit
  if (length > most) return over(length - most, locale)
  return length > most * 0.9 ? left(most - length, locale) : ''
}

/** The delay before screen readers announce the count, so that they do not at each keystroke. */
const ANNOUNCE_DELAY_MS = 1000

interface CharacterCountProps {
  id: string
  text: string
  tone: 'neutral' | 'danger'
}

/** The count under a control: updated with every key, announced once typing pauses. */
function CharacterCount({ id, text, tone }: CharacterCountProps) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p
        id={id}
        // Read through aria-describedby; changes are announced by the status below.
        aria-hidden="true"
        data-slot="field-count"
        className={cn(
          'text-dp-sm text-dp-text-muted tabular-nums',
          tone === 'danger' && 'font-semibold text-dp-danger',
        )}
      >
        {text}
      </p>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  )
}

export { CharacterCount, type CharacterLimit, useCountText }
