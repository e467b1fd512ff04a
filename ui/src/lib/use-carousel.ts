'use client'

import { useEffect, useRef, useState } from 'react'
import { useNear } from '../use-near.ts'
import { matches } from './matches.ts'
import { itself, useListener } from './use-listener.ts'

const DURATION_MS = 250
const ANIMATION_ID = 'slide'
/** With a quarter of the slider in view, the picture of the next slide is loaded. */
const inView = { whileSavingData: true, rootMargin: '0px', threshold: 0.25 }

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * A row of slides: which one is selected, `undefined` until hydration; whether the row has been in
 * view; `step`, which goes that many slides on and wraps around; and `goTo`.
 */
export function useCarousel(count: number) {
  const viewportRef = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState<number>()
  const seen = useNear(viewportRef, inView)

  const note = () => {
    if (viewportRef.current) setSelected(shownIn(viewportRef.current))
  }
  // Keep the position that a visitor scrolled to before hydration.
  useEffect(note, [])
  useListener(viewportRef, itself, 'scroll', note)

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

/** The index of the slide that is in view, or most of it. */
function shownIn(viewport: HTMLElement): number {
  return Math.round(Math.abs(viewport.scrollLeft) / viewport.clientWidth) || 0
}

function cellsOf(viewport: HTMLElement): HTMLElement[] {
  return [...viewport.querySelectorAll<HTMLElement>(':scope > * > *')]
}

function jumpTo(viewport: HTMLElement, index: number) {
  const cells = cellsOf(viewport)
  const [first, to] = [cells[0], cells[index]]
  if (!first || !to) return
  viewport.scrollTo?.({ left: to.offsetLeft - first.offsetLeft, behavior: 'instant' })
}

/**
 * Jumps to a slide, then animates both slides, so that no slide between them is seen.
 * @param direction positive for a slide that comes in from the end
 */
function moveOn(viewport: HTMLElement, index: number, direction: number) {
  const cells = cellsOf(viewport)
  const [from, to] = [cells[shownIn(viewport)], cells[index]]
  if (!from || !to || from === to) return
  jumpTo(viewport, index)

  for (const animation of viewport.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.id === ANIMATION_ID) animation.cancel()
  }
  if (matches(reducedMotion)) return
  const sign = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1
  const width = viewport.clientWidth * Math.sign(direction) * sign
  const distance = to.offsetLeft - from.offsetLeft
  animate(from.firstElementChild, distance, distance - width)
  animate(to.firstElementChild, width, 0)
}

/** From and to are offsets from the slide's own position, in CSS px. */
function animate(slide: Element | null, from: number, to: number) {
  slide?.animate?.([{ translate: `${from}px` }, { translate: `${to}px` }], {
    id: ANIMATION_ID,
    duration: DURATION_MS,
    easing: 'ease-out',
  })
}
