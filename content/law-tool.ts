/** The choices and answers of the tint-law part of film pages. */
export const lawTool = {
  place: 'Place',
  placeholder: 'Choose a place',
  shade: 'Shade',
  /** Of the shade, where the windows of the viewer have different ones. */
  mixed: 'As chosen above',
  mirrors: (film: number, most: number) => `This film reflects ${film}%†; the law allows ${most}%.`,
  states: 'United States',
  countries: 'Other countries',
  darkest: (model: string) => `Darkest of this line that passes: ${model}`,
  /** Follows a model that passes only under a condition. */
  onCondition: 'on a condition',
  noneOfLine: 'No shade of this line passes here.',
  drawDarkest: 'Show the darkest that pass on the car',
  windshield: 'Windshield',
  more: (place: string) => `The law of ${place}, with its sources`,
  failed: 'The law did not load. It is also on the page of each place.',
  note: 'Orientation, not legal advice. A film counts as passing when it clears the limit by three points; reflectance and color, which many places limit too, are on the page of each place.',
} as const
