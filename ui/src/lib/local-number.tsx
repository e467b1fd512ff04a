'use client'

import { useLanguage } from '../language.tsx'

interface LocalNumberProps {
  value: number
  /** How many digits behind the point. Default: as many as the number has. */
  digits?: number | undefined
}

/** A number in the language around it: for components that render on a server alone. */
function LocalNumber({ value, digits }: LocalNumberProps) {
  const { locale } = useLanguage()
  return value.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 20,
  })
}

export { LocalNumber }
