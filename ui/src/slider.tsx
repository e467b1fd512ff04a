'use client'

import {
  Children,
  type ComponentProps,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Container } from './container.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { PictureLoading } from './lib/picture-loading.ts'
import { reducedMotion, useCarousel } from './lib/use-carousel.ts'

interface SlidePosition {
  readonly index: number
  readonly count: number
  /** False until hydration, when every slide can be reached by scrolling. */
  readonly hidden: boolean
}

const SlideContext = createContext<SlidePosition | null>(null)

interface SliderProps extends ComponentProps<'section'> {
  /** Names the slider for assistive technology. */
  label: string
  /** The time between two slides, in milliseconds. */
  intervalMs?: number
  /** Whether it rotates at first; false for a visitor who has paused it before. */
  defaultPlaying?: boolean
  onPlayingChange?: (playing: boolean) => void
}

/**
 * Full-width slides that advance by themselves and wrap around, with arrows, pickers and a pause
 * button. It pauses while hovered or focused and never rotates for visitors who prefer reduced
 * motion. The slides are a row with scroll snapping: swipes and arrow keys are the browser's own
 * and work without script.
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
  const { viewportRef, selected, seen, step, goTo } = useCarousel(slides.length)
  const [playing, setPlaying] = useState(defaultPlaying)
  const [engaged, setEngaged] = useState(false)
  const hydrated = selected !== undefined
  const rotating = hydrated && playing && !engaged

  const advance = useEffectEvent(() => {
    if (!document.hidden && !matchMedia(reducedMotion).matches) step(1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each selection restarts the interval
  useEffect(() => {
    if (!rotating) return
    const timer = setInterval(advance, intervalMs)
    return () => clearInterval(timer)
  }, [rotating, intervalMs, selected])

  return (
    <section
      data-slot="slider"
      data-theme="ink"
      aria-roledescription="carousel"
      aria-label={label}
      className={cn('relative isolate overflow-hidden', className)}
      onPointerEnter={() => setEngaged(true)}
      onPointerLeave={() => setEngaged(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setEngaged(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setEngaged(false)}
      {...props}
    >
      <div
        ref={viewportRef}
        data-slot="slider-viewport"
        className="peer snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:outline-none"
        // Focusable, so that the arrow keys scroll it.
        tabIndex={slides.length < 2 ? undefined : 0}
      >
        <div className="flex" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            // The wrapper is what the row snaps to: it would follow a slide that is animated.
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
            <div key={index} className="grid min-w-0 flex-[0_0_100%] snap-start">
              <SlideContext
                value={{
                  index,
                  count: slides.length,
                  hidden: hydrated && index !== selected,
                }}
              >
                <PictureLoading value={index === 0 ? 'lazy' : seen ? 'eager' : 'deferred'}>
                  {slide}
                </PictureLoading>
              </SlideContext>
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div
          data-slot="slider-controls"
          className={cn(
            'pointer-events-none absolute inset-0 z-10',
            // The row's own focus ring would be hidden beneath its slides.
            'peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-dp-focus',
          )}
        >
          <Container className="flex h-full items-end justify-between gap-1 pb-4 *:pointer-events-auto sm:pb-6">
            <div className="flex items-center rounded-full bg-dp-surface-ink/80 px-1">
              <IconButton
                data-slot="slider-button"
                aria-label={playing ? 'Pause slides' : 'Play slides'}
                variant="shaded"
                className="bg-transparent motion-reduce:hidden"
                onClick={() => {
                  setPlaying(!playing)
                  onPlayingChange?.(!playing)
                }}
              >
                <Icon name={playing ? 'pause' : 'play'} />
              </IconButton>
              {slides.map((_, index) => (
                <SliderPicker
                  // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
                  key={index}
                  label={`Go to slide ${index + 1} of ${slides.length}`}
                  current={index === (selected ?? 0)}
                  onClick={() => goTo(index)}
                />
              ))}
            </div>
            <div className="flex gap-2">
              <IconButton
                data-slot="slider-button"
                aria-label="Previous slide"
                variant="shaded"
                onClick={() => step(-1)}
              >
                <Icon name="chevron-left" className="rtl:-scale-x-100" />
              </IconButton>
              <IconButton
                data-slot="slider-button"
                aria-label="Next slide"
                variant="shaded"
                onClick={() => step(1)}
              >
                <Icon name="chevron-right" className="rtl:-scale-x-100" />
              </IconButton>
            </div>
          </Container>
        </div>
      )}
    </section>
  )
}

/** One slide, as wide as the slider and as high as its content. */
function Slide({ className, ...props }: ComponentProps<'div'>) {
  const position = use(SlideContext)
  if (!position) throw new Error('A Slide must stand inside a Slider, which numbers it.')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a labelled group
    <div
      data-slot="slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${position.index + 1} of ${position.count}`}
      inert={position.hidden}
      className={cn('relative min-w-0', className)}
      {...props}
    />
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
      className={cn(
        'group/picker inline-flex h-11 min-w-8 cursor-pointer items-center justify-center rounded-dp-lg',
        focusRing,
        '-outline-offset-2',
      )}
      {...props}
    >
      <span
        className={cn(
          'h-1 w-5 rounded-full bg-dp-text/60 transition-[background-color,width] motion-reduce:duration-[0.01ms] group-hover/picker:bg-dp-text',
          'group-aria-[current=true]/picker:w-7 group-aria-[current=true]/picker:bg-dp-accent',
          'forced-colors:bg-[ButtonText] forced-colors:group-aria-[current=true]/picker:bg-[Highlight]',
        )}
      />
    </button>
  )
}

export { Slide, Slider, type SliderProps }
