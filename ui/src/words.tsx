'use client'

import { use } from 'react'
import type { Words } from './english.ts'
import { LanguageContext } from './lib/language-context.ts'

/** The texts of one component, in the language around it. */
function useWords<Component extends keyof Words>(component: Component): Words[Component] {
  return use(LanguageContext).words[component]
}

export { useWords }
