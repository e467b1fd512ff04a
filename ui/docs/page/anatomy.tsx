import { modules } from 'virtual:modules'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../src/button.tsx'
import { Surroundings } from '../../src/surroundings.tsx'

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

/** The live example of a component, with a number on each of its parts that a press shows. */
function Anatomy({ of, children }: { of: string; children: ReactNode }) {
  const [shown, setShown] = useState(false)
  // The part in which what opens stands, so that its parts are marked too.
  const [layers, setLayers] = useState<HTMLElement | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const parts = modules[of]?.parts ?? []
  const marks = useMarks(box, parts, shown)
  const left = parts.filter((part) => !marks.some(({ name }) => name === part))
  return (
    <>
      <div
        ref={box}
        className="relative min-w-0 rounded-dp-lg border border-dp-line bg-dp-surface p-6"
      >
        <Surroundings container={layers}>{children}</Surroundings>
        <div ref={setLayers} />
        {marks.map(({ name, ...place }, index) => (
          <span
            key={name}
            aria-hidden
            className="pointer-events-none absolute z-100 outline-1 outline-dp-accent-strong outline-dashed"
            style={place}
          >
            <span className="absolute -top-2.5 -left-2.5 grid size-5 place-items-center rounded-full bg-dp-accent text-dp-xs font-semibold text-dp-text-on-accent">
              {index + 1}
            </span>
          </span>
        ))}
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="mt-2"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        Anatomy
      </Button>
      {shown && (
        <>
          <ol className="columns-[12rem] list-decimal ps-6 text-dp-sm">
            {marks.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ol>
          {left.length > 0 && (
            <p className="mt-2 text-dp-sm text-dp-text-muted">
              Without an element, or marked once they are open: {left.join(', ')}.
            </p>
          )}
        </>
      )}
    </>
  )
}

/** Where the parts are, followed while what is in the box changes, moves or scrolls. */
function useMarks(box: RefObject<HTMLElement | null>, parts: readonly string[], shown: boolean) {
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const names = parts.join()
  useEffect(() => {
    if (!shown || !box.current) return setMarks([])
    const element = box.current
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
  const [root = ''] = slots.keys()
  const origin = box.getBoundingClientRect()
  const marks = new Map<string, Mark>()
  for (const element of box.querySelectorAll<HTMLElement>('[data-slot]')) {
    const { slot = '' } = element.dataset
    const isInner = slot.startsWith(`${root}-`)
    const name =
      slots.get(slot) ?? (isInner ? slot.slice(root.length + 1).replaceAll('-', ' ') : '')
    const { left, top, width, height } = element.getBoundingClientRect()
    // The veil behind a layer is as wide as the viewport.
    const isSeen = width > 0 && height > 0 && width < innerWidth
    if (!name || marks.has(name) || !isSeen) continue
    const place = { left: left - origin.left, top: top - origin.top, width, height }
    marks.set(name, { name, ...place })
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
