'use client'

import { useEffect, useRef, useState } from 'react'

/** How long a slide takes to give way to the next one. */
const MOVE_MS = 250
const MOVEMENT = 'slide'
/** The share of it in view from which on a visitor may well go on to the next slide. */
const SEEN = 0.25

/** What a visitor who does not want things to move asks for. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * The row of slides: which one is selected, none before script runs; whether it has been in
 * view; `step`, which goes that many slides on and wraps around; and `goTo`.
 */
export function useCarousel(count: number) {
  const viewportRef = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number>()
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    const viewport = viewportRef.current
    if (!viewport) return
    const select = () => setSelected(shownIn(viewport))
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      threshold: SEEN,
    })
    select()
    viewport.addEventListener('scroll', select, { passive: true })
    watcher.observe(viewport)
    return () => {
      viewport.removeEventListener('scroll', select)
      watcher.disconnect()
    }
  }, [])

  function step(by: number) {
    const viewport = viewportRef.current
    if (!viewport) return
    moveOn(viewport, (shownIn(viewport) + by + count) % count, by)
  }

  function goTo(index: number) {
    if (viewportRef.current) step(index - shownIn(viewportRef.current))
  }

  return { viewportRef, selected, seen, step, goTo }
}

/** Which slide a row shows, or most of. */
function shownIn(viewport: HTMLElement): number {
  return Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth) || 0
}

/**
 * Scrolls a row to a slide at once, and lets it push the one before out, whatever lies between.
 * @param direction positive for one that comes from the end
 */
function moveOn(viewport: HTMLElement, index: number, direction: number) {
  const places = [...viewport.querySelectorAll<HTMLElement>(':scope > * > *')]
  const [first, from, to] = [places[0], places[shownIn(viewport)], places[index]]
  if (!first || !from || !to || from === to) return
  viewport.scrollTo({ left: to.offsetLeft - first.offsetLeft, behavior: 'instant' })

  for (const movement of viewport.getAnimations({ subtree: true })) {
    if (movement.id === MOVEMENT) movement.cancel()
  }
  if (matchMedia(reducedMotion).matches) return
  const toTheEnd = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1
  const width = viewport.clientWidth * Math.sign(direction) * toTheEnd
  const apart = to.offsetLeft - from.offsetLeft
  slideOver(from.firstElementChild, apart, apart - width)
  slideOver(to.firstElementChild, width, 0)
}

/** Moves a slide beside its place, in CSS px. */
function slideOver(slide: Element | null, from: number, to: number) {
  slide?.animate([{ translate: `${from}px` }, { translate: `${to}px` }], {
    id: MOVEMENT,
    duration: MOVE_MS,
    easing: 'ease-out',
  })
}
