import type { CharacterLimit } from '../character-count.tsx'
import type { Words } from '../english.ts'
import type { Control } from './validation-text.ts'

/** Nothing, or only what shows nothing: blanks, controls, formats, and letters that are drawn blank. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What was said of a control here, as an app may say something of its own. */
const said = new WeakMap<Control, string>()

/** Makes a control invalid by this message, or takes back the one before. */
function say(control: Control, message: string) {
  if (message === (said.get(control) ?? '')) return
  control.setCustomValidity(message)
  said.set(control, message)
}

interface Check {
  readonly limit: CharacterLimit | undefined
  /** Says what is unusual about a value. */
  readonly unusual: (value: string) => string | undefined
  readonly words: Words['validation']
  readonly locale: string
}

/**
 * Sets the custom validity of a control: for a value that is too long, blank or unusual.
 * @returns the length of its value in UTF-16 code units
 */
function checkValue(control: Control, check: Check): number {
  say(control, messageOf(control, check))
  return control.value.length
}

function messageOf({ value, required }: Control, check: Check): string {
  const { limit, unusual, words, locale } = check
  const { length } = value
  if (limit && length > limit.most) {
    const { most, tooLong } = limit
    return tooLong?.(length - most, most) ?? words.tooLongText(most, length, locale)
  }
  // A browser takes it.
  if (required && value !== '' && BLANK.test(value)) return words.requiredText
  return unusual(value) ?? ''
}

export { checkValue, say }
