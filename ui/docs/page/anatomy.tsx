import { modules } from 'virtual:modules'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Surroundings } from '../../src/surroundings.tsx'
import { Frame } from './frame.tsx'
import { Opened, triggerIn } from './opened.tsx'
import { useViewport } from './viewport-switch.tsx'

interface Mark {
  /** The name of the part, or of what it brings itself. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Room for one number beside another that would cover it. */
const STEP = 24

/** Of a number, which stands on the corner of its part. */
const HALF = 10

interface AnatomyProps {
  /** The name of the component in `exports`. */
  of: string
  /** The example is a page, and has no edge in a frame. */
  isWhole: boolean
  children: ReactNode
}

/**
 * The live example of a component, and a picture of it with its layer open, if a press opens one: with a number on each
 * part that a press shows.
 */
function Anatomy({ of, isWhole, children }: AnatomyProps) {
  const viewport = useViewport()
  const slot = of.split('/').at(-1) ?? ''
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  const [hasLayer, setLayer] = useState(false)
  const [found, setFound] = useState<readonly string[]>([])
  const parts = modules[of]?.parts ?? []
  const left = parts.filter((part) => !found.includes(part))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the example is in the box in one viewport only.
  useEffect(() => {
    if (box.current && triggerIn(box.current, slot)) setLayer(true)
  }, [slot, viewport])
  const marked = {
    parts,
    shown,
    numberOf: (name: string) => found.indexOf(name) + 1,
    onFound: (names: readonly string[]) =>
      setFound((before) => [...before, ...names.filter((name) => !before.includes(name))]),
  }
  return (
    <>
      {viewport === 'column' ? (
        <div ref={box} className="min-w-0 rounded-dp-lg border border-dp-line bg-dp-surface p-6">
          <Marked {...marked}>{children}</Marked>
        </div>
      ) : (
        <div className="rounded-dp-lg border border-dp-line">
          <Frame title="Example" viewport={viewport}>
            <Marked {...marked}>
              <div className={isWhole ? '' : 'p-6'}>{children}</div>
            </Marked>
          </Frame>
        </div>
      )}
      {hasLayer && viewport === 'column' && (
        <div className="mt-4 rounded-dp-lg border border-dp-line">
          <Frame title="Example, open" viewport="column" height={380} inert>
            <Marked {...marked}>
              <Opened slot={slot}>{children}</Opened>
            </Marked>
          </Frame>
        </div>
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-4"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        Anatomy
      </Button>
      {shown && (
        <>
          <ol className="mt-4 columns-[12rem] list-decimal ps-6 text-dp-sm">
            {found.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          {left.length > 0 && (
            <p className="mt-2 text-dp-sm text-dp-text-muted">
              Without an element, or not in this example: {left.join(', ')}.
            </p>
          )}
        </>
      )}
    </>
  )
}

interface MarkedProps {
  parts: readonly string[]
  shown: boolean
  numberOf(name: string): number
  onFound(names: readonly string[]): void
  children: ReactNode
}

/** An example, with the number of each of its parts. */
function Marked({ parts, shown, numberOf, onFound, children }: MarkedProps) {
  const box = useRef<HTMLDivElement>(null)
  // The part in which what opens stands, so that its parts are marked too.
  const [layers, setLayers] = useState<HTMLElement | null>(null)
  const marks = useMarks(box, parts, shown)
  const tell = useEffectEvent(onFound)
  useEffect(() => {
    if (marks.length > 0) tell(marks.map(({ name }) => name))
  }, [marks])
  return (
    <div ref={box} className="relative">
      <Surroundings container={layers}>{children}</Surroundings>
      <div ref={setLayers} />
      {marks.map(({ name, ...place }) => (
        <span
          key={name}
          aria-hidden
          className="pointer-events-none absolute z-100 outline-1 outline-dp-accent-strong outline-dashed"
          style={place}
        >
          <span className="absolute -top-2.5 -left-2.5 grid size-5 place-items-center rounded-full bg-dp-accent text-dp-xs font-semibold text-dp-text-on-accent">
            {numberOf(name)}
          </span>
        </span>
      ))}
    </div>
  )
}

/** Where the parts are, followed while what is in the box changes, moves or scrolls. */
function useMarks(box: RefObject<HTMLElement | null>, parts: readonly string[], shown: boolean) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const names = parts.join()
  useEffect(() => {
    if (!shown || !box.current) return setMarks([])
    const element = box.current
    const document = element.ownerDocument
    const measure = () => {
      const found = marksIn(element, names.split(','))
      setMarks((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
    }
    measure()
    const mutations = new MutationObserver(measure)
    mutations.observe(element, { subtree: true, childList: true, attributes: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    document.addEventListener('scroll', measure, { capture: true, passive: true })
    document.addEventListener('transitionend', measure)
    return () => {
      mutations.disconnect()
      sizes.disconnect()
      document.removeEventListener('scroll', measure, { capture: true })
      document.removeEventListener('transitionend', measure)
    }
  }, [box, names, shown])
  return marks
}

/** The first of each part that is in view, by its `data-slot`. */
function marksIn(box: HTMLElement, parts: readonly string[]): readonly Mark[] {
  const slots = new Map(parts.map((part) => [slotOf(part), part]))
  const [first = ''] = slots.keys()
  const root = first === 'toaster' ? 'toast' : first
  const { innerWidth = 0, scrollX = 0, scrollY = 0 } = box.ownerDocument.defaultView ?? {}
  const origin = box.getBoundingClientRect()
  const marks = new Map<string, Mark>()
  for (const element of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '' } = element.dataset
    const inner = slot.startsWith(`${root}-`) ? slot.slice(root.length + 1) : ''
    const name = slots.get(slot) ?? (slot === root ? root : inner.replaceAll('-', ' '))
    const { left, top, width, height } = element.getBoundingClientRect()
    // The veil behind a layer is as wide as the viewport.
    const isSeen = width > 0 && height > 0 && width < innerWidth
    if (!name || marks.has(name) || !isSeen) continue
    // Half of a number would be off the edge of its frame.
    const dx = Math.max(HALF - left - scrollX, 0)
    const dy = Math.max(HALF - top - scrollY, 0)
    marks.set(name, {
      name,
      left: left - origin.left + dx,
      top: top - origin.top + dy,
      width: width - dx,
      height: height - dy,
    })
  }
  return apart([...marks.values()])
}

/** Parts with the same corner get their numbers beside each other. */
function apart(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark, index) => {
    const same = marks
      .slice(0, index)
      .filter(
        ({ left, top }) => Math.abs(left - mark.left) < STEP && Math.abs(top - mark.top) < STEP,
      )
    const shift = same.length * STEP
    return { ...mark, left: mark.left + shift, width: Math.max(mark.width - shift, 0) }
  })
}

/** `DialogTitle` is `dialog-title`. */
const slotOf = (part: string) => part.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

export { Anatomy }
