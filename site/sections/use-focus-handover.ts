import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a place whose controls are replaced by others: it goes to the first list.
 * @param replaced whether the others are there
 * @returns to be called just before
 */
export function useFocusHandover(place: RefObject<HTMLElement | null>, replaced: boolean) {
  const had = useRef(false)
  useEffect(() => {
    if (replaced && had.current) place.current?.querySelector('select')?.focus()
  }, [place, replaced])
  return () => {
    had.current = Boolean(place.current?.contains(document.activeElement))
  }
}
