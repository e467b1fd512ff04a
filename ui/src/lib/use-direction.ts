'use client'

import { useSyncExternalStore } from 'react'

type Direction = 'ltr' | 'rtl'

function watchDocument(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const readDocument = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction of the document unless `own` says otherwise: Radix takes arrow keys for left to right. */
function useDirection(own?: Direction): Direction {
  const ofDocument = useSyncExternalStore<Direction>(watchDocument, readDocument, () => 'ltr')
  return own ?? ofDocument
}

export { type Direction, useDirection }
