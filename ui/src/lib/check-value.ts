import type { CharacterLimit } from '../character-count.tsx'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Nothing, or only what shows nothing: blanks, controls, formats, and letters that are drawn blank. */
const BLANK = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

const isTextControl = (element: HTMLElement | null): element is TextControl =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement

/** What was said of a control here, as an app may say something of its own. */
const said = new WeakMap<TextControl, string>()

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
  const message = messageOf(control, limit) ?? unusual(control.value) ?? ''
  if (message !== (said.get(control) ?? '')) {
    control.setCustomValidity(message)
    said.set(control, message)
  }
  return control.value.length
}

function messageOf(control: TextControl, limit: CharacterLimit | undefined): string | undefined {
  const { value, required } = control
  const over = value.length - (limit?.most ?? Number.POSITIVE_INFINITY)
  if (limit && over > 0) return limit.tooLong(over, limit.most)
  return required && value !== '' && BLANK.test(value) ? messageOfEmpty(control) : undefined
}

/** The browser's own message, in its language. */
function messageOfEmpty(control: TextControl): string {
  const empty = control.cloneNode() as TextControl
  empty.value = ''
  empty.setCustomValidity('')
  return empty.validationMessage
}
