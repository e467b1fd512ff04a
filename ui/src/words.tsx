'use client'

import { createContext, use } from 'react'
import { english, type Words } from './english.ts'
import type { Optional } from './lib/optional.ts'
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

/**
 * The texts of a component: those that its props have, and for the others those of the language around.
 * @returns the texts, and the props that are not texts
 */
function useTexts<Component extends keyof Words, Props extends object>(
  component: Component,
  props: Props & Optional<Words[Component]>,
): [texts: Words[Component], others: Props] {
  const words = useWords(component)
  const texts: Words[Component] = { ...words }
  const others: Props & Optional<Words[Component]> = { ...props }
  for (const name in words) {
    texts[name] = (props[name] ?? words[name]) as (typeof words)[typeof name]
    delete others[name]
  }
  return [texts, others]
}

/** Only the locale, because browsers are slow to report their time zone. */
const useLocale = () => use(LanguageContext).locale

export { LanguageContext, useLocale, useTexts, useWords }
