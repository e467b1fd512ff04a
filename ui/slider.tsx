import {
  Children,
  type ComponentProps,
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn } from './cn'
import { Icon, type IconName } from './icon'
import { useHydrated } from './use-hydrated'

interface SlidePlace {
  readonly index: number
  readonly count: number
  /** False while script has not taken over: then every slide is reached by scrolling. */
  readonly hidden: boolean
  /** The first slide stands behind the last one for as long as the row wraps around. */
  readonly wrapped: boolean
}

const SlideContext = createContext<SlidePlace | null>(null)

interface SliderProps extends ComponentProps<'section'> {
  /** Names the slider for assistive technology. */
  label: string
  /** How long a slide stands, in milliseconds. */
  intervalMs?: number
}

/**
 * Full-width slides that advance by themselves and wrap around, with arrows, pickers and a pause
 * button. Rotation holds while the slider is hovered or focused and never starts for visitors who
 * prefer reduced motion. It is a row that scrolls and snaps, before script runs and afterwards.
 */
function Slider({ label, intervalMs = 5000, className, children, ...props }: SliderProps) {
  const slides = Children.toArray(children)
  const hydrated = useHydrated()
  const { viewportRef, selected, wrapped, scrollTo, scrollBy } = useRow(slides.length)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)
  const rotating = hydrated && playing && !held
  useRotation(rotating, intervalMs, selected, scrollBy)

  return (
    <section
      data-slot="slider"
      data-theme="ink"
      aria-roledescription="carousel"
      aria-label={label}
      className={cn('relative isolate overflow-hidden', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setHeld(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setHeld(false)}
      {...props}
    >
      <div
        ref={viewportRef}
        data-slot="slider-viewport"
        className="snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        // What scrolls must answer to the arrow keys.
        tabIndex={slides.length > 1 ? 0 : undefined}
      >
        <div className="flex" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <SlideContext
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={index}
              value={{
                index,
                count: slides.length,
                hidden: hydrated && index !== selected,
                wrapped: wrapped && index === 0,
              }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div
          data-slot="slider-controls"
          className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex items-end justify-between gap-4 p-4 sm:p-6 [&>*]:pointer-events-auto"
        >
          <div className="flex items-center rounded-full bg-surface-ink/80 px-1">
            <SliderButton
              icon={playing ? 'pause' : 'play'}
              label={playing ? 'Pause slides' : 'Play slides'}
              onClick={() => setPlaying(!playing)}
              className="bg-transparent motion-reduce:hidden"
            />
            {slides.map((_, index) => (
              <SliderPicker
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
                key={index}
                label={`Go to slide ${index + 1} of ${slides.length}`}
                current={index === selected}
                onClick={() => scrollTo(index)}
              />
            ))}
          </div>
          <div className="flex gap-2">
            <SliderButton
              icon="chevron-left"
              label="Previous slide"
              onClick={() => scrollBy(-1)}
              className="[&_svg]:rtl:-scale-x-100"
            />
            <SliderButton
              icon="chevron-right"
              label="Next slide"
              onClick={() => scrollBy(1)}
              className="[&_svg]:rtl:-scale-x-100"
            />
          </div>
        </div>
      )}
    </section>
  )
}

/** One slide; it fills the slider's width and takes its height from what stands in it. */
function Slide({ className, ...props }: ComponentProps<'div'>) {
  const place = use(SlideContext)
  if (!place) throw new Error('A Slide must stand inside a Slider, which numbers it.')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a labelled group
    <div
      data-slot="slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${place.index + 1} of ${place.count}`}
      inert={place.hidden}
      className={cn('relative min-w-0 flex-[0_0_100%] snap-start', className)}
      style={place.wrapped ? { insetInlineStart: `${place.count * 100}%` } : undefined}
      {...props}
    />
  )
}

function SliderButton({
  icon,
  label,
  className,
  ...props
}: ComponentProps<'button'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      data-slot="slider-button"
      aria-label={label}
      className={cn(
        'inline-flex size-11 cursor-pointer items-center justify-center rounded-full',
        'bg-surface-ink/80 text-text transition-colors hover:bg-surface-ink hover:text-accent-strong',
        className,
      )}
      {...props}
    >
      <Icon name={icon} />
    </button>
  )
}

function SliderPicker({
  label,
  current,
  ...props
}: ComponentProps<'button'> & { label: string; current: boolean }) {
  return (
    <button
      type="button"
      data-slot="slider-picker"
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className="group/picker inline-flex h-11 min-w-8 cursor-pointer items-center justify-center"
      {...props}
    >
      <span
        className={cn(
          'h-1 w-5 rounded-full bg-text/60 transition-[background-color,width] group-hover/picker:bg-text',
          'group-aria-[current=true]/picker:w-7 group-aria-[current=true]/picker:bg-accent',
          'forced-colors:bg-[ButtonText] forced-colors:group-aria-[current=true]/picker:bg-[Highlight]',
        )}
      />
    </button>
  )
}

interface Move {
  /** Where the row is put before it moves; places are counted from the first slide's own. */
  readonly from?: number
  readonly to: number
  /** The first slide stands behind the last one until the move is done. */
  readonly wrapped: boolean
}

/** The row of slides: which one is selected and how to move. */
function useRow(count: number) {
  const viewportRef = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const [move, setMove] = useState<Move>()
  // The slide that script is scrolling to; those it passes on the way do not count.
  const heading = useRef<number>(undefined)

  function start(index: number, next: Move) {
    heading.current = index
    setSelected(index)
    setMove(next)
  }

  function scrollTo(index: number) {
    start(index, { ...(move?.wrapped && { from: selected }), to: index, wrapped: false })
  }

  function scrollBy(step: 1 | -1) {
    const next = selected + step
    if (next === count) start(0, { from: count - 1, to: count, wrapped: true })
    else if (next < 0) start(count - 1, { from: count, to: count - 1, wrapped: true })
    else scrollTo(next)
  }

  useLayoutEffect(() => {
    const viewport = viewportRef.current
    if (!viewport || !move) return
    const width = viewport.clientWidth
    const unit = getComputedStyle(viewport).direction === 'rtl' ? -width : width
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || move.from === move.to
    if (move.from !== undefined) viewport.scrollTo({ left: unit * move.from, behavior: 'instant' })
    viewport.scrollTo({ left: unit * move.to, behavior: still ? 'instant' : 'smooth' })
  }, [move])

  // biome-ignore lint/correctness/useExhaustiveDependencies: watches as many slides as there are
  useEffect(() => {
    const viewport = viewportRef.current
    if (!viewport) return
    const slides = [...viewport.querySelectorAll('[data-slot=slide]')]
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.findLast((entry) => entry.isIntersecting)
        if (!arrived) return
        const index = slides.indexOf(arrived.target)
        if (heading.current !== undefined && heading.current !== index) return
        heading.current = undefined
        setSelected(index)
        // The first slide goes back to its place, and the row with it.
        setMove((last) => (last?.wrapped ? { from: index, to: index, wrapped: false } : last))
      },
      { root: viewport, threshold: 0.98 },
    )
    for (const slide of slides) observer.observe(slide)

    const release = () => {
      heading.current = undefined
    }
    const takes = ['pointerdown', 'wheel', 'keydown']
    for (const type of takes) viewport.addEventListener(type, release, { passive: true })
    return () => {
      observer.disconnect()
      for (const type of takes) viewport.removeEventListener(type, release)
    }
  }, [count])

  return { viewportRef, selected, wrapped: move?.wrapped === true, scrollTo, scrollBy }
}

/** Moves on whenever the selected slide has stood for `intervalMs`, while the page can be seen. */
function useRotation(
  rotating: boolean,
  intervalMs: number,
  selected: number,
  scrollBy: (step: 1) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection starts a new wait
  useEffect(() => {
    if (!rotating || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      if (!document.hidden) scrollBy(1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [rotating, intervalMs, selected])
}

export { Slide, Slider, type SliderProps }
