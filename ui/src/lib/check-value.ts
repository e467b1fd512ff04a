import type { CharacterLimit } from '../character-count.tsx'
import type { Words } from '../english.ts'
import type { Control } from './validation-text.ts'

/** Matches empty text and text of invisible characters: blanks, controls, formats, letters drawn blank. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** The message set here for each control. */
const ownMessages = new WeakMap<Control, string>()

/** Makes a control invalid with this message, or clears the previous one if it is empty. A message of the app stays. */
function setError(control: Control, message: string) {
  const { willValidate, validity, validationMessage } = control
  // One that is disabled does not tell whose message it has.
  const isOurs = !validity.customError || validationMessage === ownMessages.get(control)
  if (!willValidate || !isOurs) return
  control.setCustomValidity(message)
  ownMessages.set(control, message)
}

interface Check {
  readonly limit: CharacterLimit | undefined
  /** Returns a message if a value is unusual. */
  readonly unusual: (value: string) => string | undefined
  readonly words: Words['validation']
  readonly locale: string
}

/**
 * Sets the custom validity of a control: for a value that is too long, blank or unusual.
 * @returns the length of its value in UTF-16 code units
 */
function checkValue(control: Control, check: Check): number {
  setError(control, messageOf(control, check))
  return control.value.length
}

function messageOf({ value, required }: Control, check: Check): string {
  const { limit, unusual, words, locale } = check
  const { length } = value
  if (limit && length > limit.most) {
    const { most, tooLong } = limit
    return tooLong?.(length - most, most) ?? words.tooLongText(most, length, locale)
  }
  // Browsers accept blanks in a required control.
  if (required && value !== '' && BLANK.test(value)) return words.requiredText
  return unusual(value) ?? ''
}

export { checkValue, setError }
