'use client'

import { createContext, use } from 'react'
import { english, type Words } from './english.ts'
import type { Direction } from './lib/use-direction.ts'

/** The settings of a `Language` for everything inside it. The default is English. */
const LanguageContext = createContext<{
  readonly words: Words
  /** A BCP 47 tag, such as "de-AT". */
  readonly locale: string
  /** Default: that of the visitor. */
  readonly timeZone?: string | undefined
  /** Default: that of the document. */
  readonly dir?: Direction | undefined
}>({ words: english, locale: 'en' })

/** The texts of one component, in the language around it. */
function useWords<Component extends keyof Words>(component: Component): Words[Component] {
  return use(LanguageContext).words[component]
}

/** Only the locale, because browsers are slow to report their time zone. */
const useLocale = () => use(LanguageContext).locale

export { LanguageContext, useLocale, useWords }
