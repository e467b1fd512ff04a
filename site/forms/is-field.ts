/** A control that a visitor fills in, other than radio buttons and checkboxes. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isField = (element: unknown): element is FieldElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement
