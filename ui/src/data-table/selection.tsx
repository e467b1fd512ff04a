'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { checkboxClasses } from '../checkbox.tsx'
import { cn } from '../lib/cn.ts'
import { useKept } from '../lib/use-form.ts'

interface SelectionBoxProps {
  label: string
  /** "some" shows a dash. */
  checked: boolean | 'some'
  /** `range` if Shift was held: the rows since the last click are included. */
  onChange(range: boolean): void
  tabIndex?: number | undefined
}

/** The checkbox that selects a row, or all of them. */
function SelectionBox({ label, checked, onChange, tabIndex }: SelectionBoxProps) {
  return (
    <input
      type="checkbox"
      data-slot="data-table-selection"
      form=""
      aria-label={label}
      ref={useKept<HTMLInputElement>('checked', checked === true, (box) => {
        if (box) box.indeterminate = checked === 'some'
      })}
      tabIndex={tabIndex}
      checked={checked === true}
      // Browsers dispatch a click for the keyboard, too, so the event tells whether Shift was held.
      onChange={({ nativeEvent }) => onChange((nativeEvent as MouseEvent).shiftKey === true)}
      className={cn(checkboxClasses, 'size-6')}
    />
  )
}

/** The number of selected rows and the actions on them. A child of the table, sticky while that is in view. */
function SelectionBar({ className, ref, ...props }: ComponentProps<'div'>) {
  return (
    <div
      ref={useComposedRefs(keepFocus, ref)}
      data-slot="data-table-selection-bar"
      data-theme="ink"
      className={cn(
        'dp-stays sticky bottom-4 z-20 flex flex-wrap print:hidden items-center gap-x-4 gap-y-2 rounded-dp-lg border border-dp-line',
        'bg-dp-surface-raised px-5 py-3 text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
        className,
      )}
      {...props}
    />
  )
}

/** The focus in a bar that is removed goes to the box that selects all rows, unless the app or a row takes it. */
const keepFocus = (bar: HTMLElement | null) => () => {
  const table = bar?.matches(':focus-within') && bar.closest('[data-slot=data-table]')
  if (!table) return
  const { body } = table.ownerDocument
  requestAnimationFrame(() => {
    if (body.ownerDocument.activeElement !== body) return
    const all = table.querySelector<HTMLElement>('[data-slot=data-table-selection]')
    all?.focus({ preventScroll: true })
  })
}

export { SelectionBar, SelectionBox }
