'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { Container } from './container.tsx'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { matches } from './lib/matches.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { reducedMotion, useCarousel } from './lib/use-carousel.ts'
import { useControlled } from './lib/use-controlled.ts'
import { PictureLoading } from './picture.tsx'
import { useLocale, useTexts } from './words.tsx'

interface SlidePosition {
  /** Such as "1 of 3". */
  readonly label: string
  /** What a screen reader calls it. */
  readonly role: string
  /** False until hydration, when every slide can be reached by scrolling. */
  readonly hidden: boolean
}

const SlideContext = createContext<SlidePosition | null>(null)

interface SliderProps extends ComponentProps<'section'>, Optional<Words['slider']> {
  /** Names the slider for assistive technology. */
  label: string
  /** The time between two slides, in milliseconds. */
  intervalMs?: number | undefined
  /** Whether it rotates. */
  playing?: boolean | undefined
  /** Whether it rotates at first; false for a visitor who has paused it before. Default: true. */
  defaultPlaying?: boolean | undefined
  onPlayingChange?: ((playing: boolean) => void) | undefined
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
  playing: givenPlaying,
  defaultPlaying = true,
  onPlayingChange,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  children,
  ...given
}: SliderProps) {
  const slides = Children.toArray(children)
  const { viewportRef, selected, seen, step, goTo } = useCarousel(slides.length)
  const [words, props] = useTexts('slider', given)
  const locale = useLocale()
  const [playing, setPlaying] = useControlled(givenPlaying, defaultPlaying, onPlayingChange)
  const [engaged, setEngaged] = useState(false)
  const hydrated = selected !== undefined
  const rotating = hydrated && playing && !engaged

  // Load the next slide ahead of time, and all of them on interaction: few visitors see more than one.
  const [reach, setReach] = useState(0)
  const wanted = engaged ? slides.length : seen && hydrated ? selected + 1 : 0
  if (wanted > reach) setReach(wanted)

  const advance = useEffectEvent(() => {
    if (!document.hidden && !matches(reducedMotion)) step(1)
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
      aria-roledescription={words.roleText}
      aria-label={label}
      className={cn('relative isolate overflow-hidden', className)}
      onPointerEnter={composeHandlers(onPointerEnter, () => setEngaged(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setEngaged(false))}
      onFocus={composeHandlers(onFocus, ({ target }) => {
        if (target.matches(':focus-visible')) setEngaged(true)
      })}
      onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setEngaged(false)
      })}
      {...onlyGiven(props)}
    >
      <div
        ref={viewportRef}
        data-slot="slider-viewport"
        className="peer snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] focus-visible:outline-none"
        // The row is focusable, so that the arrow keys scroll it.
        tabIndex={slides.length < 2 ? undefined : 0}
      >
        <div className="flex" aria-live={rotating ? 'off' : 'polite'}>
          {slides.map((slide, place) => (
            // The row snaps to this wrapper, because it would follow a slide that is animated.
            <div
              key={isValidElement(slide) ? slide.key : place}
              className="grid min-w-0 flex-[0_0_100%] snap-start snap-always"
            >
              <SlideContext
                value={{
                  label: words.slideLabel(place + 1, slides.length, locale),
                  role: words.slideRoleText,
                  hidden: hydrated && place !== selected,
                }}
              >
                <PictureLoading
                  value={place === 0 ? 'lazy' : place <= reach ? 'eager' : 'deferred'}
                >
                  {slide}
                </PictureLoading>
              </SlideContext>
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <SliderControls
          count={slides.length}
          selected={selected ?? 0}
          playing={playing}
          words={words}
          onPlay={() => setPlaying(!playing)}
          onPick={goTo}
          onStep={step}
        />
      )}
    </section>
  )
}

interface SliderControlsProps {
  words: Words['slider']
  count: number
  selected: number
  playing: boolean
  onPlay(): void
  onPick(place: number): void
  onStep(by: 1 | -1): void
}

/** The pause button and the pickers at the start, the arrows at the end, above the slides. */
function SliderControls({
  words,
  count,
  selected,
  playing,
  onPlay,
  onPick,
  onStep,
}: SliderControlsProps) {
  const locale = useLocale()
  return (
    <div
      data-slot="slider-controls"
      className={cn(
        'pointer-events-none absolute inset-0 z-10 print:hidden',
        // The row's own focus ring would be hidden beneath its slides.
        'peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-dp-focus',
      )}
    >
      <Container className="flex h-full items-end justify-between gap-1 pb-4 *:pointer-events-auto sm:pb-6">
        <div className="flex items-center rounded-full bg-dp-surface-ink/80 px-1">
          <IconButton
            data-slot="slider-button"
            aria-label={playing ? words.pauseLabel : words.playLabel}
            variant="shaded"
            className="bg-transparent motion-reduce:hidden"
            onClick={onPlay}
          >
            <Icon icon={playing ? Pause : Play} />
          </IconButton>
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <button
              key={place}
              type="button"
              data-slot="slider-picker"
              aria-label={words.pickLabel(place + 1, count, locale)}
              aria-current={place === selected ? 'true' : undefined}
              onClick={() => onPick(place)}
              className={cn(
                'group/picker inline-flex h-11 min-w-8 cursor-pointer items-center justify-center rounded-dp-lg',
                focusRing,
                '-outline-offset-2',
              )}
            >
              <span
                className={cn(
                  'h-1 w-5 rounded-full bg-dp-text/60 transition-[background-color,width] motion-reduce:duration-[0.01ms] group-hover/picker:bg-dp-text',
                  'group-aria-[current=true]/picker:w-7 group-aria-[current=true]/picker:bg-dp-accent',
                  'forced-colors:bg-[ButtonText] forced-colors:group-aria-[current=true]/picker:bg-[Highlight]',
                )}
              />
            </button>
          ))}
        </div>
        <div className="flex gap-2">
          <IconButton
            data-slot="slider-button"
            aria-label={words.previousLabel}
            variant="shaded"
            onClick={() => onStep(-1)}
          >
            <Icon icon={ChevronLeft} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            data-slot="slider-button"
            aria-label={words.nextLabel}
            variant="shaded"
            onClick={() => onStep(1)}
          >
            <Icon icon={ChevronRight} className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </Container>
    </div>
  )
}

/** One slide, as wide as the slider and as high as its content. */
function Slide({ className, ...props }: ComponentProps<'div'>) {
  const position = use(SlideContext)
  if (!position) throw new Error('A Slide must stand inside a Slider, which numbers it.')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a labeled group
    <div
      data-slot="slide"
      role="group"
      aria-roledescription={position.role}
      aria-label={position.label}
      inert={position.hidden}
      className={cn('relative min-w-0', className)}
      {...onlyGiven(props)}
    />
  )
}

export { Slide, Slider, type SliderProps }
