'use client'

import { createContext } from 'react'
import { english, type Words } from '../english.ts'
import type { Direction } from './use-direction.ts'

interface LanguageContextValue {
  readonly words: Words
  /** A BCP 47 tag, such as "de-AT". */
  readonly locale: string
  /** Undefined: that of the visitor. */
  readonly timeZone: string | undefined
  /** Undefined: that of the document. */
  readonly dir: Direction | undefined
}

/** What a `Language` says of everything inside it; without one all is in English. */
const LanguageContext = createContext<LanguageContextValue>({
  words: english,
  locale: 'en',
  timeZone: undefined,
  dir: undefined,
})

export { LanguageContext }
