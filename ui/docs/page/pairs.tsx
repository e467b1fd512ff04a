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

/** What to do beside what not to do, each live with a sentence; what not to do cannot be used. */
function Pairs({ of, sentences, slot }: PairsProps) {
  return (
    <div className="skip-toc grid gap-4 sm:grid-cols-2">
      {Object.entries(sentences).map(([name, sentence]) => {
        const Example = of[name]
        const isDo = name.startsWith('Do') && !name.startsWith('Dont')
        return (
          <figure
            key={name}
            className={`m-0 flex min-w-0 flex-col rounded-dp-lg border border-t-4 border-dp-line ${isDo ? 'border-t-dp-success' : 'border-t-dp-danger'}`}
          >
            <div inert={!isDo} className="grow p-4">
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

/** A layer is shown open, in a frame. */
function Shown({ of: Example, slot }: { of: ComponentType; slot: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isLayer, setLayer] = useState(false)
  useEffect(() => {
    if (ref.current && triggerIn(ref.current, slot)) setLayer(true)
  }, [slot])
  if (!isLayer) {
    return (
      <div ref={ref}>
        <Example />
      </div>
    )
  }
  return (
    <div className="mx-auto max-w-[420px]">
      <Frame title="" viewport="column" width={420} height={300} inert>
        <Opened slot={slot}>
          <Example />
        </Opened>
      </Frame>
    </div>
  )
}

export { Pairs }
