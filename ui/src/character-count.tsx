'use client'

import { useEffect, useState } from 'react'
import { cn } from './lib/cn.ts'

/** The maximum length of a text control, with its messages. */
interface CharacterLimit {
  /** In UTF-16 code units, as `maxlength` counts. */
  readonly most: number
  /** Shown from 90 per cent of the limit. */
  left(characters: number): string
  /** Shown beyond the limit. */
  over(characters: number): string
  /** The validation message. */
  tooLong(over: number, most: number): string
}

function countText(length: number, { most, left, over }: CharacterLimit): string {
  if (length > most) return over(length - most)
  return length > most * 0.9 ? left(most - length) : ''
}

/** Screen readers hear the count this long after the last key stroke, not at each. */
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

export { CharacterCount, type CharacterLimit, countText }
