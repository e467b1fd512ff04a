'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Plus } from 'lucide'
import {
  Children,
  type ComponentProps,
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import type { Optional } from './lib/optional.ts'
import { part } from './lib/part.tsx'
import { useControlled } from './lib/use-controlled.ts'
import { useLinksInto } from './lib/use-links-into.ts'

interface AccordionState {
  /** The values of the open items. */
  readonly open: readonly string[]
  /** The browser keeps only one `details` of a name open. */
  readonly name: string | undefined
  readonly toggle: (value: string, open: boolean) => void
  /** How often a visitor has changed an item, and what counts it: an app that keeps `value` as it was has declined. */
  readonly changes: number
  readonly countChange: () => void
}

const AccordionContext = createContext<AccordionState | null>(null)

/** The open items: the value of one, empty for none, or with `multiple` a list of values. */
interface OpenItems<Type, Value> {
  /** How many items may be open at a time. Default: `multiple`. */
  type: Type
  value?: Value | undefined
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
}

type SingleProps = OpenItems<'single', string>
type MultipleProps = Optional<OpenItems<'multiple', readonly string[]>>

type AccordionProps = Omit<ComponentProps<'div'>, 'defaultValue'> &
  (SingleProps | MultipleProps) & {
    /** `decimal` makes the items an ordered list and counts them: 01, 02, 03. */
    numbering?: 'none' | 'decimal' | undefined
  }

/** The state of either type as a list of values. */
function useOpenItems(props: SingleProps | MultipleProps) {
  return useControlled<readonly string[], readonly string[]>(
    asList(props.value),
    asList(props.defaultValue) ?? [],
    props.type === 'single' ? ([one = '']) => props.onValueChange?.(one) : props.onValueChange,
  )
}

/** Also of `null`, which is none in other libraries. */
const asList = (value: string | readonly string[] | undefined): readonly string[] | undefined =>
  typeof value === 'object' ? (value ?? []) : value ? [value] : value === '' ? [] : undefined

/**
 * Questions that expand to their answers, with a line between them. Each is a native `details`, which
 * find-in-page opens too and which works without script.
 */
function Accordion({ ref, numbering = 'none', className, children, ...state }: AccordionProps) {
  const id = useId()
  const [open, setOpen] = useOpenItems(state)
  const { type, value: _value, defaultValue: _default, onValueChange: _onChange, ...props } = state
  // Several items may report their state before the next render.
  const latest = useRef(open)
  const [changes, countChange] = useReducer((times: number) => times + 1, 0)
  // Also what was declined, or is set later: it is not open.
  useLayoutEffect(() => {
    latest.current = open
  })

  function toggle(one: string, opened: boolean) {
    if (latest.current.includes(one) === opened) return
    const others = type === 'single' && opened ? [] : latest.current.filter((it) => it !== one)
    latest.current = opened ? [...others, one] : others
    setOpen(latest.current)
  }

  const box = useRef<HTMLDivElement>(null)
  useLinksInto(box)

  return (
    <div
      ref={useComposedRefs(box, ref)}
      data-slot="accordion"
      data-numbering={numbering}
      className={cn('border-t border-dp-line [counter-reset:accordion]', className)}
      {...props}
    >
      <AccordionContext
        value={{ open, name: type === 'single' ? id : undefined, toggle, changes, countChange }}
      >
        {numbering === 'decimal' ? (
          // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers
          <ol role="list">
            {Children.map(children, (item) => (
              <li>{item}</li>
            ))}
          </ol>
        ) : (
          children
        )}
      </AccordionContext>
    </div>
  )
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'open'> & {
  /** The name of the item among the values of the `Accordion`; required if those are given. */
  value?: string | undefined
}

/** One question with its answer. */
function AccordionItem({ ref, value, className, onToggle, ...props }: AccordionItemProps) {
  const accordion = use(AccordionContext)
  if (!accordion) throw new Error('An AccordionItem must stand inside an Accordion.')
  const { open, name, toggle, changes, countChange } = accordion
  const id = useId()
  const own = value ?? id
  const isOpen = open.includes(own)
  const details = useRef<HTMLDetailsElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor may have opened it before hydration
  useEffect(() => toggle(own, details.current?.open === true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change that was declined
  useEffect(() => {
    if (changes > 0 && details.current) details.current.open = isOpen
  }, [changes])

  return (
    <details
      ref={useComposedRefs(details, ref)}
      name={name}
      open={isOpen}
      data-slot="accordion-item"
      className={cn(
        'border-b border-dp-line [counter-increment:accordion]',
        '[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip',
        'details-content:transition-[height,content-visibility] details-content:duration-dp-slow',
        'details-content:transition-discrete open:details-content:h-auto',
        'motion-reduce:details-content:duration-[0.01ms]',
        'print:details-content:h-auto print:details-content:transition-none print:details-content:[content-visibility:visible]',
        className,
      )}
      onToggle={composeHandlers(onToggle, ({ currentTarget }) => {
        toggle(own, currentTarget.open)
        if (currentTarget.open !== isOpen) countChange()
      })}
      {...props}
    />
  )
}

/** Always visible; it opens and closes the rest. */
function AccordionTrigger({ className, children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary
      data-slot="accordion-trigger"
      className={cn(
        'flex cursor-pointer list-none items-baseline gap-4 rounded-dp-sm py-5 text-dp-lg font-semibold',
        'hover:text-dp-accent-strong [&::-webkit-details-marker]:hidden',
        focusRing,
        className,
      )}
      {...props}
    >
      <span
        aria-hidden
        className={cn(
          'hidden w-8 shrink-0 text-dp-sm font-semibold text-dp-text-muted tabular-nums',
          'before:content-[counter(accordion,decimal-leading-zero)]',
          '[[data-numbering=decimal]>ol>li>*>*>&]:block',
        )}
      />
      <span className="min-w-0 flex-1 wrap-break-word">{children}</span>
      <Icon
        icon={Plus}
        className="self-center text-dp-text-muted transition-transform duration-dp-slow motion-reduce:duration-[0.01ms] [[open]>*>&]:rotate-45 print:hidden"
      />
    </summary>
  )
}

/** What an item expands to. */
const AccordionContent = part(
  'div',
  'accordion-content',
  'max-w-dp-reading pb-6 wrap-break-word text-dp-text-muted [[data-numbering=decimal]>ol>li>*>&]:ps-12',
)

export { Accordion, AccordionContent, AccordionItem, AccordionTrigger }
