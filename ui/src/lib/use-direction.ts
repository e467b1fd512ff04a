'use client'

import { use, useSyncExternalStore } from 'react'
import { LanguageContext } from '../words.tsx'

type Direction = 'ltr' | 'rtl'

function watchDocument(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const readDocument = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction of the language around unless `own` says otherwise: Radix takes arrow keys for left to right. */
function useDirection(own?: Direction): Direction {
  const { dir } = use(LanguageContext)
  const ofDocument = useSyncExternalStore<Direction>(watchDocument, readDocument, () => 'ltr')
  return own ?? dir ?? ofDocument
}

export { type Direction, useDirection }
