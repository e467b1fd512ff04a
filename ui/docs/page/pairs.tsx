import { Check, X } from 'lucide'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Icon } from '../../src/icon.tsx'
import { Frame } from './frame.tsx'
import { Opened, triggerIn } from './opened.tsx'

interface PairsProps {
  /** The module of the pairs: `DoRank`, `DontRank` and so on. */
  of: Readonly<Record<string, ComponentType>>
  /** By the names of its exports. */
  sentences: Readonly<Record<string, string>>
  /** The `data-slot` of the component. */
  slot: string
}

/** In half of the page they would be laid out for a phone. */
const needsWidth = new Set(['table', 'data-table'])

/** What to do beside what not to do, each live with a sentence; what not to do cannot be used. */
function Pairs({ of, sentences, slot }: PairsProps) {
  return (
    <div className={`skip-toc grid gap-4 ${needsWidth.has(slot) ? '' : 'sm:grid-cols-2'}`}>
      {Object.entries(sentences).map(([name, sentence]) => {
        const Example = of[name]
        const isDo = name.startsWith('Do') && !name.startsWith('Dont')
        return (
          <figure
            key={name}
            className={`m-0 row-span-2 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-0 rounded-dp-lg border border-t-4 border-dp-line ${isDo ? 'border-t-dp-success' : 'border-t-dp-danger'}`}
          >
            <div inert={!isDo} className="p-4">
              {Example && <Shown of={Example} slot={slot} />}
            </div>
            <figcaption className="border-t border-dp-line p-4 text-dp-sm">
              <span
                className={`flex items-center gap-1 font-semibold ${isDo ? 'text-dp-success' : 'text-dp-danger'}`}
              >
                <Icon icon={isDo ? Check : X} />
                {isDo ? 'Do' : 'Do not'}
              </span>
              {sentence}
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** What opens beside its trigger takes little room. */
const heights: Readonly<Record<string, number>> = {
  tooltip: 170,
  popover: 170,
  'dropdown-menu': 240,
  'multi-select-filter': 240,
}

/** What is laid out by the viewport, and not by the place that it has. */
const ofPages = '[data-slot=app-shell], [data-slot=container]'

/** A layer is shown open, in a frame; and in one the parts of a page, as on a phone. */
function Shown({ of: Example, slot }: { of: ComponentType; slot: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState<'layer' | 'page'>()
  useEffect(() => {
    if (!ref.current) return
    if (triggerIn(ref.current, slot)) setKind('layer')
    else if (ref.current.querySelector(ofPages)) setKind('page')
  }, [slot])
  if (kind === 'page') {
    return (
      <Frame title="" viewport="column" inert>
        <Example />
      </Frame>
    )
  }
  if (!kind) {
    return (
      <div ref={ref}>
        <Example />
      </div>
    )
  }
  return (
    <div className="mx-auto max-w-[420px]">
      <Frame title="" viewport="column" width={420} height={heights[slot] ?? 320} inert>
        <Opened slot={slot}>
          <Example />
        </Opened>
      </Frame>
    </div>
  )
}

export { Pairs }
