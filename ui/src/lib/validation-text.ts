import type { Words } from '../english.ts'
import { dayText } from './day.ts'
import { count } from './number-text.ts'
import { isElement } from './realm.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isControl(element: unknown): element is Control {
  return isElement(element) && element.matches('input, select, textarea')
}

/**
 * What is wrong with a control, in the language around it and not in that of the browser; empty where nothing is. What
 * an app has said by `setCustomValidity` comes first.
 */
function validationText(control: Control, words: Words['validation'], locale: string): string {
  const { validity, value, validationMessage } = control
  if (validity.valid || validity.customError) return validationMessage
  if (validity.badInput) return badInputText(control.type, words, locale)
  if (validity.valueMissing) return missingText(control, words)
  if (!('minLength' in control)) return ''
  if (validity.typeMismatch) {
    if (control.type === 'url') return words.urlText
    return value.includes('@') ? words.emailText : words.noAtText(value)
  }
  if (validity.tooShort) return words.tooShortText(control.minLength, value.length, locale)
  if (validity.tooLong) return words.tooLongText(control.maxLength, value.length, locale)
  return 'min' in control ? rangeText(control, words, locale) : ''
}

function badInputText(type: string, words: Words['validation'], locale: string): string {
  if (type === 'number') return words.numberText
  return type === 'date' ? words.dateText(dayText('2027-12-31', locale)) : words.patternText
}

function missingText({ localName, type }: Control, words: Words['validation']): string {
  if (localName === 'select') return words.requiredSelectText
  if (type === 'radio') return words.requiredRadioText
  if (type === 'file') return words.requiredFileText
  return type === 'checkbox' ? words.requiredCheckboxText : words.requiredText
}

function rangeText(control: HTMLInputElement, words: Words['validation'], locale: string): string {
  const { validity, min, max, type } = control
  const isNumber = type === 'number' || type === 'range'
  const text = (bound: string) => (isNumber ? count(Number(bound), locale) : dayText(bound, locale))
  if (validity.rangeUnderflow) return (isNumber ? words.underText : words.earlyText)(text(min))
  if (validity.rangeOverflow) return (isNumber ? words.overText : words.lateText)(text(max))
  if (validity.stepMismatch && isNumber) {
    const [below, above] = nearestSteps(control)
    return words.stepText(count(below, locale), count(above, locale))
  }
  // The title describes the pattern.
  return control.title ? `${words.patternText} ${control.title}` : words.patternText
}

function nearestSteps({ min, step, defaultValue, valueAsNumber }: HTMLInputElement) {
  const base = Number(min || defaultValue)
  const size = Number(step) || 1
  const below = base + Math.floor((valueAsNumber - base) / size) * size
  return [below, below + size] as const
}

export { type Control, isControl, validationText }
