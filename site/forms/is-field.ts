/** What a visitor types into or chooses from, whose `value` is its own. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: unknown): element is FieldElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
