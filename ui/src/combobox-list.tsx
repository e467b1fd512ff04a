'use client'

import * as Radix from '@radix-ui/react-popover'
import { Check } from 'lucide'
import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { keepInList, optionClasses } from './lib/option.ts'
import { uniqueKeys } from './lib/unique-keys.ts'
import { useLayer } from './lib/use-layer.ts'
import { useVirtual } from './lib/use-virtual.ts'

interface ComboboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
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
          'relative z-50 max-h-[min(20rem,60dvh,var(--radix-popover-content-available-height,20rem))]',
          'w-(--radix-popover-trigger-width) overflow-y-auto overscroll-contain rounded-dp-lg border border-dp-line p-2',
          'bg-dp-surface-raised text-dp-base text-dp-text shadow-dp-raised outline-none print:hidden',
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

/** Above this number only the options in view are rendered. */
const virtualFrom = 100

function Options({
  id,
  options,
  chosen,
  active,
  onChoose,
}: Pick<ComboboxListProps, 'id' | 'options' | 'chosen' | 'active' | 'onChoose'>) {
  const frame = useRef<HTMLDivElement>(null)
  const isVirtual = options.length > virtualFrom
  const { places, before, after, measure, virtualizer } = useVirtual({
    count: options.length,
    isVirtual,
    estimate: 44,
    // More than the list has as its padding.
    margin: 16,
    box: () => frame.current?.parentElement ?? null,
  })
  const keys = useMemo(() => uniqueKeys(options.map(({ value }) => value)), [options])
  useLayoutEffect(() => {
    if (isVirtual && active >= 0) virtualizer.scrollToIndex(active)
  }, [isVirtual, active, virtualizer])
  return (
    <div ref={frame} role="none" style={{ paddingTop: before, paddingBottom: after }}>
      {places.map((place) => {
        const option = options[place]
        if (!option) return null
        const { value, label, disabled } = option
        return (
          <Option
            key={keys[place]}
            ref={measure ?? (place === active ? keepInList : undefined)}
            id={`${id}-${place}`}
            data-index={place}
            aria-posinset={place + 1}
            aria-setsize={options.length}
            aria-selected={value === chosen}
            aria-disabled={disabled}
            data-active={place === active || undefined}
            onClick={() => !disabled && onChoose(value)}
          >
            <span>{label}</span>
            {value === chosen && (
              <Icon icon={Check} className="ms-auto size-4 text-dp-accent-strong" />
            )}
          </Option>
        )
      })}
    </div>
  )
}

function Option(props: ComponentProps<'div'> & { 'aria-selected': boolean }) {
  return (
    <div
      role="option"
      tabIndex={-1}
      data-slot="combobox-option"
      className={cn(optionClasses)}
      {...props}
    />
  )
}

export { ComboboxList, type ComboboxOption }
