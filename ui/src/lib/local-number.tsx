'use client'

import { useLocale } from '../words.tsx'

interface LocalNumberProps {
  value: number
  /** How many digits follow the decimal point. Default: as many as the number has. */
  digits?: number | undefined
  /** Follows the number without a space. */
  unit?: string | undefined
}

/** A number in the language around it: for components that render on a server alone. */
function LocalNumber({ value, digits, unit = '' }: LocalNumberProps) {
  const locale = useLocale()
  const text = value.toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 20,
  })
  return <span>{`${text}${unit}`}</span>
}

export { LocalNumber }
