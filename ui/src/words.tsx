'use client'

import { createContext, use } from 'react'
import { english, type Words } from './english.ts'
import type { Direction } from './lib/use-direction.ts'

/** What a `Language` says of everything inside it; without one all is in English. */
const LanguageContext = createContext<{
  readonly words: Words
  /** A BCP 47 tag, such as "de-AT". */
  readonly locale: string
  /** Undefined: that of the visitor. */
  readonly timeZone?: string | undefined
  /** Undefined: that of the document. */
  readonly dir?: Direction | undefined
}>({ words: english, locale: 'en' })

/** The texts of one component, in the language around it. */
function useWords<Component extends keyof Words>(component: Component): Words[Component] {
  return use(LanguageContext).words[component]
}

/** The locale alone: a browser takes long to tell its time zone. */
const useLocale = () => use(LanguageContext).locale

export { LanguageContext, useLocale, useWords }
