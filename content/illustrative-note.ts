/** The footnote of illustrative film values, wherever they stand. */
export const illustrativeNote =
  'Illustrative values, not measured ones. Ask for the current data sheet before you specify.'

/** The same in a message to a dealer that carries such values. */
export const inquiryNote = '(From illustrative values.)'
