/** The footnote of illustrative film values, wherever they stand. */
export const illustrativeNote =
  'Illustrative values, not measured ones. Ask for the current data sheet before you specify.'
