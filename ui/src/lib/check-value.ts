import type { CharacterLimit } from '../character-count.tsx'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Nothing, or only what shows nothing: blanks, controls, formats, and letters that are drawn blank. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u

const isTextControl = (element: HTMLElement | null): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/**
 * Sets the custom validity of the text control with this id: for a value that is too long, for one that is
 * required and blank, which a browser takes, and for one that is unusual.
 * @param unusual says what is unusual about a value
 * @returns the length of its value in UTF-16 code units
 */
export function checkValue(
  id: string,
  limit: CharacterLimit | undefined,
  unusual: (value: string) => string | undefined,
): number {
  const control = document.getElementById(id)
  if (!isTextControl(control)) return 0
  const { value, required } = control
  const over = value.length - (limit?.most ?? Number.POSITIVE_INFINITY)
  if (limit && over > 0) control.setCustomValidity(limit.tooLong(over, limit.most))
  else if (required && value !== '' && BLANK.test(value)) {
    control.setCustomValidity(messageOfEmpty(control))
  } else control.setCustomValidity(unusual(value) ?? '')
  return value.length
}

/** The browser's own message, in its language. */
function messageOfEmpty(control: TextControl): string {
  const empty = control.cloneNode() as TextControl
  empty.value = ''
  empty.setCustomValidity('')
  return empty.validationMessage
}
