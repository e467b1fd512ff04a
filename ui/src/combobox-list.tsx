'use client'

import * as Radix from '@radix-ui/react-popover'
import { Check } from 'lucide'
import { type ComponentProps, type RefObject, useCallback } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { useLayer } from './lib/use-layer.ts'

interface ComboboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

interface ComboboxListProps {
  /** The id of the list; each option appends its index. */
  id: string
  /** The box of the input that it stands below. */
  box: RefObject<HTMLElement | null>
  label: string
  options: readonly ComboboxOption[]
  chosen: string
  /** The place of the marked option, or -1. */
  active: number
  /** Shown if there are no options. */
  empty: string
  onChoose(value: string): void
}

/** What the input of a `Combobox` opens. The input keeps the focus and the keys. */
function ComboboxList({ id, box, label, empty, ...props }: ComboboxListProps) {
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.Content
        id={id}
        role="listbox"
        aria-label={label}
        data-slot="combobox-list"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        {...useLayer({
          onInteractOutside: (event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault()
          },
        })}
        onMouseDown={(event) => event.preventDefault()}
        className={cn(
          'relative z-50 max-h-[min(20rem,60dvh,var(--radix-popover-content-available-height))]',
          'w-(--radix-popover-trigger-width) overflow-y-auto overscroll-contain rounded-dp-lg border border-dp-line p-2',
          'bg-dp-surface-raised text-dp-base text-dp-text shadow-dp-raised outline-none',
        )}
      >
        {props.options.length > 0 ? (
          <Options id={id} {...props} />
        ) : (
          <Option aria-selected={false} aria-disabled>
            {empty}
          </Option>
        )}
      </Radix.Content>
    </LayerPortal>
  )
}

function Options({
  id,
  options,
  chosen,
  active,
  onChoose,
}: Pick<ComboboxListProps, 'id' | 'options' | 'chosen' | 'active' | 'onChoose'>) {
  // Only the list scrolls to the marked option, not the page.
  const scrollTo = useCallback((option: HTMLElement | null) => {
    const list = option?.parentElement
    if (!option || !list) return
    const { offsetTop: top, offsetHeight: height } = option
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight))
  }, [])
  return options.map((option, place) => (
    <Option
      // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same value
      key={place}
      ref={place === active ? scrollTo : undefined}
      id={`${id}-${place}`}
      aria-selected={option.value === chosen}
      aria-disabled={option.disabled}
      data-active={place === active || undefined}
      onClick={() => !option.disabled && onChoose(option.value)}
    >
      <span>{option.label}</span>
      {option.value === chosen && (
        <Icon icon={Check} className="ms-auto size-4 text-dp-accent-strong" />
      )}
    </Option>
  ))
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
