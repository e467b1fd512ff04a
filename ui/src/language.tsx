'use client'

import { type ComponentProps, use, useMemo, useSyncExternalStore } from 'react'
import type { Words } from './english.ts'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import type { Direction } from './lib/use-direction.ts'
import { LanguageContext } from './words.tsx'

/** A `Words` of which any part may be left out. */
type SomeWords = { readonly [Component in keyof Words]?: Optional<Words[Component]> | undefined }

interface LanguageProps extends ComponentProps<'div'> {
  /**
   * A BCP 47 tag, such as "de-AT": of all numbers, dates and orders, and the `lang` of what is inside. "de_AT" is read as
   * one; what is no language is left out.
   */
  locale?: string | undefined
  /** Of all times, such as "Europe/Berlin"; what is no zone is left out. Default: that of the visitor. */
  timeZone?: string | undefined
  /** The texts of the components, such as `german`. Any part may be left out. */
  words?: SomeWords | undefined
  /** Default: as the locale is written. */
  dir?: Direction | undefined
}

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

function directionOf(locale: string): Direction {
  const { script = '' } = new Intl.Locale(locale).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** What servers and users have may be "de_DE", "C" or the name of a zone in Windows, for which `Intl` throws. */
function ifKnown<Made>(make: () => Made): Made | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const localeOf = (given: string | undefined) =>
  ifKnown(() => new Intl.Locale(given?.replaceAll('_', '-') ?? '').toString())

const zoneOf = (timeZone: string | undefined) =>
  timeZone && ifKnown(() => new Intl.DateTimeFormat('en', { timeZone }) && timeZone)

function merge(around: Words, words: SomeWords): Words {
  const names = Object.keys(around) as (keyof Words)[]
  const merged = names.map((name) => [name, { ...around[name], ...onlyGiven(words[name] ?? {}) }])
  return Object.fromEntries(merged) as Words
}

/**
 * The one place of a language: words, formats, time zone and direction of everything inside it. Once around an app,
 * or around a part in another language; what it leaves out stays as it is around it, which at first is English.
 * Words hold functions, so that they come from a client module.
 */
function Language({ locale: given, timeZone, words, dir, className, ...props }: LanguageProps) {
  const around = use(LanguageContext)
  const locale = localeOf(given)
  const direction = dir ?? (locale ? directionOf(locale) : undefined)
  const value = useMemo(
    () => ({
      words: words ? merge(around.words, words) : around.words,
      locale: locale ?? around.locale,
      timeZone: zoneOf(timeZone) || around.timeZone,
      dir: direction ?? around.dir,
    }),
    [around, words, locale, timeZone, direction],
  )
  return (
    <LanguageContext value={value}>
      <div
        data-slot="language"
        lang={locale}
        dir={direction}
        className={cn('contents', className)}
        {...props}
      />
    </LanguageContext>
  )
}

const never = () => () => {}
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * The locale and the time zone of the `Language` around, for formats of your own. Without one the locale is "en" and
 * the time zone that of the visitor, but UTC on a server and until its page is hydrated.
 */
function useLanguage(): { locale: string; timeZone: string } {
  const { locale, timeZone } = use(LanguageContext)
  const own = useSyncExternalStore(never, ownTimeZone, () => 'UTC')
  return { locale, timeZone: timeZone ?? own }
}

export { type Direction, Language, type Optional, type SomeWords, useLanguage }
