'use client'

import { Pencil } from 'lucide'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { cn } from '../lib/cn.ts'
import { focusRing } from '../lib/focus-ring.ts'
import { isComposing } from '../lib/is-composing.ts'
import { type KeptCell, useKeptCell } from './use-kept-cell.ts'

interface EditableCellProps extends KeptCell {
  text: string
  /** The header of its column. */
  header: string
  /** What the button does. */
  editLabel: string
  onEdit(text: string): void
}

/** Higher than a line, so that a finger finds it, and still in that of the row. */
const onLine = 'min-h-8 my-[calc((1lh-2rem)/2)]'

/**
 * The text of a cell as a button, in whose place a field edits it: Enter keeps what is typed, and so does leaving the
 * field; Escape does not. After both keys the button has the focus. What is typed stays while the row is away, as it loads
 * again or is scrolled out of view.
 */
function EditableCell({ text, header, editLabel, onEdit, ...cell }: EditableCellProps) {
  const [draft, setDraft] = useKeptCell(cell)
  const control = useRef<HTMLInputElement & HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  const isEditing = draft !== undefined
  useLayoutEffect(() => {
    if (takesFocus.current) control.current?.focus()
    if (takesFocus.current && isEditing) control.current?.select()
    takesFocus.current = false
  }, [isEditing])

  function edit(next: string | undefined) {
    takesFocus.current = true
    setDraft(next)
  }

  function keep() {
    if (draft !== undefined && draft !== text) onEdit(draft)
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Enter would press the button that takes the focus, and Escape close a layer around the table.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') keep()
    edit(undefined)
  }

  if (isEditing) {
    return (
      <input
        ref={control}
        form=""
        data-slot="data-table-editor"
        aria-label={header}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          keep()
          setDraft(undefined)
        }}
        className={cn(
          onLine,
          'block w-full min-w-0 rounded-dp-sm border border-dp-line-strong bg-dp-surface-raised px-2 font-[inherit]',
          focusRing,
          '-outline-offset-2',
        )}
      />
    )
  }
  return (
    <button
      ref={control}
      type="button"
      data-slot="data-table-edit"
      aria-label={[text, editLabel].filter(Boolean).join(', ')}
      onClick={() => edit(text)}
      className={cn(
        onLine,
        '-mx-2 flex w-[calc(100%+1rem)] min-w-0 cursor-pointer items-center gap-2 rounded-dp-sm px-2 text-start hover:bg-dp-text/6',
        focusRing,
        '-outline-offset-2',
      )}
    >
      <span dir="auto" className="min-w-0 not-print:truncate">
        {text || '–'}
      </span>
      <Icon icon={Pencil} className="ms-auto size-3.5 text-dp-text-muted print:hidden" />
    </button>
  )
}

export { EditableCell }
