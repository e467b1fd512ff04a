'use client'

import { createContext, type ReactNode, use } from 'react'
import { english, type Words } from './english.ts'

const WordsContext = createContext(english)

/** A `Words` of which any part may be left out. */
type SomeWords = { readonly [Component in keyof Words]?: Partial<Words[Component]> }

/**
 * Sets the texts of all components inside it, for a language. What `words` leaves out stays as it is
 * around the provider, which at first is English. `Words` types a whole table. It holds functions, so
 * the table belongs in a client module.
 */
function WordsProvider({ words, children }: { words: SomeWords; children: ReactNode }) {
  const around = use(WordsContext)
  const names = Object.keys(around) as (keyof Words)[]
  const merged = names.map((name) => [name, { ...around[name], ...words[name] }])
  return <WordsContext value={Object.fromEntries(merged) as Words}>{children}</WordsContext>
}

/** The texts of one component, in the language of the provider around it. */
function useWords<Component extends keyof Words>(component: Component): Words[Component] {
  return use(WordsContext)[component]
}

export { useWords, WordsProvider }
