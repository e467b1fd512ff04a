'use client'

import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'

interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface ComboboxListProps {
  /** Of the list; an option has its place behind it. */
  id: string
  /** The CSS anchor that it stands below. */
  anchor: string
  label: string
  isOpen: boolean
  options: readonly ComboboxOption[]
  chosen: string
  /** The place of the marked option, or -1. */
  active: number
  /** In place of options where there is none. */
  empty: string
  onChoose(value: string): void
}

/** What the input of a `Combobox` opens. The input keeps the focus and the keys. */
function ComboboxList({
  id,
  anchor,
  label,
  isOpen,
  options,
  chosen,
  active,
  empty,
  onChoose,
}: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null)

  // In the top layer, where no box around it cuts it off.
  useLayoutEffect(() => {
    if (CSS.supports('position-area', 'block-end')) list.current?.togglePopover(isOpen)
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is found in the document
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      popover="manual"
      aria-label={label}
      data-slot="combobox-list"
      data-open={isOpen || undefined}
      style={{ positionAnchor: anchor }}
      onMouseDown={(event) => event.preventDefault()}
      className={cn(
        'm-0 max-h-[min(20rem,60dvh)] overflow-y-auto overscroll-contain rounded-dp-lg border border-dp-line p-2',
        'bg-dp-surface-raised text-dp-base text-dp-text shadow-dp-raised',
        'supports-[position-area:block-end]:my-2 supports-[position-area:block-end]:w-[anchor-size(width)]',
        '[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block]',
        // Where there is no anchor positioning, below the control and in its box.
        'not-supports-[position-area:block-end]:absolute not-supports-[position-area:block-end]:inset-x-0',
        'not-supports-[position-area:block-end]:top-full not-supports-[position-area:block-end]:z-50',
        'not-supports-[position-area:block-end]:mt-2 not-supports-[position-area:block-end]:w-full',
        'not-supports-[position-area:block-end]:data-open:block',
      )}
    >
      {options.map((option, place) => (
        <Option
          key={option.value}
          id={`${id}-${place}`}
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled}
          data-active={place === active || undefined}
          onClick={() => !option.disabled && onChoose(option.value)}
        >
          <span>{option.label}</span>
          {option.value === chosen && (
            <Icon name="check" className="ms-auto size-4 text-dp-accent-strong" />
          )}
        </Option>
      ))}
      {options.length === 0 && (
        <Option aria-selected={false} aria-disabled>
          {empty}
        </Option>
      )}
    </div>
  )
}

function Option(props: ComponentProps<'div'> & { 'aria-selected': boolean }) {
  return (
    <div
      role="option"
      tabIndex={-1}
      data-slot="combobox-option"
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-dp-sm px-3 py-2 wrap-anywhere',
        'hover:bg-dp-text/6 aria-selected:font-semibold data-active:bg-dp-text/8',
        'data-active:outline-3 data-active:-outline-offset-3 data-active:outline-dp-focus',
        'forced-colors:data-active:outline-[Highlight]',
        'aria-disabled:cursor-not-allowed aria-disabled:text-dp-text-muted',
      )}
      {...props}
    />
  )
}

export { ComboboxList, type ComboboxOption }
