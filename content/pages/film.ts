import { illustrativeNote } from '../illustrative-note'
import { paths } from '../paths'
import { toMicrometers } from '../thickness'

/** The copy that all product pages share. */
export const filmText = {
  markets: { automotive: 'Automotive', architectural: 'Architectural' },
  /** What people ask first. */
  glance: {
    thicknesses: {
      title: (count: number) => `${count} thicknesses`,
      note: 'Drawn to one scale.',
    },
    mil: (thickness: number) => `${thickness} mil`,
    micrometers: (thickness: number) => `${toMicrometers(thickness)} µm`,
    price: 'Price',
    /** Of the one model that the store sells. */
    sold: (price: string, model: string) => `${price} for ${model}`,
    inStore: 'A roll of it, in the store',
    quoted: {
      answer: 'Quoted by your dealer',
      text: 'Film and fitting together, once the glass is measured.',
      link: { name: 'Find a Dealer', to: paths.dealers },
    },
    law: 'Where it is legal',
    lawPlaces: (passing: number, all: number) => `${passing} of ${all}`,
    lawSentence: (rearSides: number, unverified: number) =>
      `states whose law we could verify, D.C. among them, let a shade of this line pass on the front side windows of a car with ordinary 75% glass. On the rear sides, ${rearSides} do. ${unverified} more are uncertain and not counted. It counts by illustrative values.`,
    lawText: 'Every place has rules of its own for each window.',
    lawLink: 'Check your place',
    warranty: 'Warranty',
    /** Of lines that state no warranty. */
    lasts: {
      title: 'By region',
      text: 'Your dealer names the term before you order. Film usually lasts 5 to 10 years.',
    },
  },
  benefits: 'What it does',
  related: 'Related films',
  learnMore: 'Learn More',
  shades: 'See the shade',
  shadesText:
    'The light is computed: what comes through each window of a rendered scene, times what glass and film let pass.',
  specifications: 'Specifications',
  specificationsText: 'Five figures for every model, so that like is compared with like.',
  model: 'Model',
  material: 'Material',
  thickness: 'Thickness',
  /** The columns of the spec table after the model. */
  columns: [
    { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted' },
    { key: 'irr', header: 'IRR', abbr: 'Infrared rejected' },
    { key: 'uvr', header: 'UVR', abbr: 'Ultraviolet rejected' },
    { key: 'od', header: 'O.D', abbr: 'Optical density' },
    { key: 'tser', header: 'TSER', abbr: 'Total solar energy rejected' },
  ],
  /** The figures of the hero. */
  measures: [
    { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted' },
    { key: 'uvr', header: 'UVR', abbr: 'Ultraviolet rejected' },
    { key: 'irr', header: 'IRR', abbr: 'Infrared rejected' },
    { key: 'tser', header: 'TSER', abbr: 'Total solar energy rejected' },
  ],
  /** For those who specify glass. */
  specifiers: {
    title: 'For those who specify',
    caption: (glazing: string, u: number) => `On ${glazing}, U ${u} W/m²K`,
    /** By the key of a figure. */
    columns: [
      { key: 'transmitted', header: 'VT', abbr: 'Visible light transmitted', unit: '%' },
      { key: 'outside', header: 'VR out', abbr: 'Visible light reflected outside', unit: '%' },
      { key: 'inside', header: 'VR in', abbr: 'Visible light reflected inside', unit: '%' },
      { key: 'shgc', header: 'SHGC', abbr: 'Solar heat gain coefficient, NFRC 200', unit: '' },
      { key: 'g', header: 'g', abbr: 'Total solar energy transmittance, EN 410', unit: '' },
    ],
    note: 'Film on the room side, center of glass, computed from the bands of each model. U is that of the glass: film leaves it as it is. SHGC by NFRC 200, g by EN 410.',
    /** Before the names of what has not been stated. */
    open: 'Not stated yet, ask before you specify:',
  },
  /** Below the figures of one model. */
  measuresOf: (model: string, note = 'As stated by its maker.') => `${model}: ${note}`,
  spectrumLabel: (model: string) => `Light that ${model} lets through`,
  valuesCaption: (film: string) => `${film}: values by model`,
  tintLaw: {
    title: 'Where you may drive with it',
    text: 'Choose a place: you get the verdict for each window, and the darkest shade of this line that passes there.',
    textWithoutShades:
      'Choose a place: you get its limits for each window, and its rule for the windshield.',
  },
  sheet: {
    download: 'Download as CSV',
    glazing: { single: '3 mm clear', double: 'double glazing' },
    /** The name of a column: "SHGC, double glazing". */
    on: (header: string, unit: string, glazing: string) =>
      `${header}${unit && ` ${unit}`}, ${glazing}`,
    mil: 'Thickness mil',
    micrometers: 'Thickness µm',
    source: 'Source',
    stated: 'stated',
    /** Of a stated model, too, reflectance and what follows from the bands is not. */
    partlyStated: 'VLT, IRR, UVR, O.D and TSER stated, the rest illustrative',
    illustrative: 'illustrative',
  },
  /** Before the models, each a link into the comparison. */
  compare: 'Compare with other films:',
  thicknessCaption: (film: string) => `${film}: thickness by model`,
  illustrativeNote,
} as const
