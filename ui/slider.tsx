import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import {
  Children,
  type ComponentProps,
  createContext,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cn } from './cn'
import { Container } from './container'
import { Icon, type IconName } from './icon'

interface SlidePlace {
  readonly index: number
  readonly count: number
  /** False while script has not taken over: then every slide is reached by scrolling. */
  readonly hidden: boolean
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

const SlideContext = createContext<SlidePlace | null>(null)

interface SliderProps extends ComponentProps<'section'> {
  /** Names the slider for assistive technology. */
  label: string
  /** How long a slide stands, in milliseconds. */
  intervalMs?: number
  /** Whether it rotates at first; false for a visitor who has paused it before. */
  defaultPlaying?: boolean
  onPlayingChange?: (playing: boolean) => void
}

/**
 * Full-width slides that advance by themselves and wrap around, with arrows, pickers and a pause
 * button. Rotation holds while the slider is hovered or focused and never starts for visitors who
 * prefer reduced motion. Before script runs it is a row that scrolls and snaps.
 */
function Slider({
  label,
  intervalMs = 5000,
  defaultPlaying = true,
  onPlayingChange,
  className,
  children,
  ...props
}: SliderProps) {
  const slides = Children.toArray(children)
  const { viewportRef, carouselRef, selected } = useCarousel()
  const [playing, setPlaying] = useState(defaultPlaying)
  const [held, setHeld] = useState(false)
  const hydrated = selected !== undefined
  const rotating = hydrated && playing && !held

  // A clock of our own: embla-carousel-autoplay starts again after a swipe or a change of size
  // although a visitor has paused it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection starts a new wait
  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(() => {
      if (!document.hidden && !matchMedia(reducedMotion).matches) carouselRef.current?.scrollNext()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [rotating, intervalMs, selected])

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
        className={cn(
          'peer focus-visible:outline-none',
          hydrated
            ? 'touch-pan-y touch-pinch-zoom select-none overflow-hidden'
            : 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
        )}
        // What scrolls must answer to the arrow keys.
        tabIndex={hydrated || slides.length < 2 ? undefined : 0}
      >
        <div className="flex" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <SlideContext
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
              key={index}
              value={{ index, count: slides.length, hidden: hydrated && index !== selected }}
            >
              {slide}
            </SlideContext>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div
          data-slot="slider-controls"
          className={cn(
            'pointer-events-none absolute inset-0 z-10',
            // The row's own ring would lie beneath its slides.
            'peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-focus',
          )}
        >
          <Container className="flex h-full items-end justify-between gap-1 pb-4 *:pointer-events-auto sm:pb-6">
            <div className="flex items-center rounded-full bg-surface-ink/80 px-1">
              <SliderButton
                icon={playing ? 'pause' : 'play'}
                label={playing ? 'Pause slides' : 'Play slides'}
                onClick={() => {
                  setPlaying(!playing)
                  onPlayingChange?.(!playing)
                }}
                className="bg-transparent motion-reduce:hidden"
              />
              {slides.map((_, index) => (
                <SliderPicker
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
                  key={index}
                  label={`Go to slide ${index + 1} of ${slides.length}`}
                  current={index === (selected ?? 0)}
                  onClick={() => carouselRef.current?.scrollTo(index)}
                />
              ))}
            </div>
            <div className="flex gap-2">
              <SliderButton
                icon="chevron-left"
                label="Previous slide"
                onClick={() => carouselRef.current?.scrollPrev()}
                className="[&_svg]:rtl:-scale-x-100"
              />
              <SliderButton
                icon="chevron-right"
                label="Next slide"
                onClick={() => carouselRef.current?.scrollNext()}
                className="[&_svg]:rtl:-scale-x-100"
              />
            </div>
          </Container>
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
      className="group/picker -outline-offset-2 inline-flex h-11 min-w-8 cursor-pointer items-center justify-center rounded-lg"
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

/** Embla on the row: how to move, and which slide is selected; none before script runs. */
function useCarousel() {
  const viewportRef = useRef<HTMLDivElement>(null)
  const carouselRef = useRef<EmblaCarouselType>(null)
  const [selected, setSelected] = useState<number>()

  useEffect(() => {
    const viewport = viewportRef.current
    if (!viewport) return
    const carousel = EmblaCarousel(viewport, {
      loop: true,
      direction: getComputedStyle(viewport).direction === 'rtl' ? 'rtl' : 'ltr',
      // Of Embla's own measure: as fast as it gets without going too far and coming back.
      duration: 22,
      // Where a visitor had scrolled to.
      startIndex: Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth) || 0,
      breakpoints: { [reducedMotion]: { duration: 0 } },
    })
    viewport.scrollLeft = 0
    const select = () => setSelected(carousel.selectedScrollSnap())
    // Embla goes on for a second over the last pixels, in which every tap waits for a frame.
    const arrive = () => {
      const { dragHandler, location, target } = carousel.internalEngine()
      const rest = Math.abs(target.get() - location.get())
      if (rest === 0 || rest >= 2 || dragHandler.pointerDown()) return
      carousel.scrollTo(carousel.selectedScrollSnap(), true)
    }
    carousel.on('select', select).on('reInit', select).on('scroll', arrive)
    select()
    carouselRef.current = carousel
    return () => carousel.destroy()
  }, [])

  return { viewportRef, carouselRef, selected }
}

export { Slide, Slider, type SliderProps }
