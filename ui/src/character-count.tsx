'use client'

import { useEffect, useState } from 'react'
import { cn } from './lib/cn.ts'

/** How much a text control takes, and how that is said. */
interface CharacterLimit {
  /** The most characters, counted as JavaScript does. */
  readonly most: number
  /** Stands beside the control as the limit comes near. */
  left(characters: number): string
  /** Stands there beyond the limit. */
  over(characters: number): string
  /** Refuses the value when the form is sent. */
  tooLong(over: number, most: number): string
}

/** Settles what the control with this id answers when its form is sent. Returns its length. */
function checkLength(id: string, { most, tooLong }: CharacterLimit): number {
  const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null
  if (!control) return 0
  const over = control.value.length - most
  control.setCustomValidity(over > 0 ? tooLong(over, most) : '')
  return control.value.length
}

/** What is left, in the last tenth and beyond. */
function countText(length: number, { most, left, over }: CharacterLimit): string {
  if (length > most) return over(length - most)
  return length > most * 0.9 ? left(most - length) : ''
}

/** After the last key, in ms: nobody wants to hear a number at each of them. */
const PAUSE_MS = 1000

interface CharacterCountProps {
  id: string
  text: string
  tone: 'neutral' | 'danger'
}

/** The count under a control: seen at every key, heard once typing pauses. */
function CharacterCount({ id, text, tone }: CharacterCountProps) {
  const [heard, setHeard] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setHeard(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <>
      <p
        id={id}
        // It describes the control, and what is heard stands below.
        aria-hidden="true"
        data-slot="field-count"
        className={cn(
          'text-sm text-text-muted tabular-nums',
          tone === 'danger' && 'font-medium text-danger',
        )}
      >
        {text}
      </p>
      <span role="status" className="sr-only">
        {heard}
      </span>
    </>
  )
}

export { CharacterCount, type CharacterLimit, checkLength, countText }
