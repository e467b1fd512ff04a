import { toMicrometers } from '../light/thickness'
import type { ListedModel } from './catalog'

/** How a figure is written: its unit, and the decimals that it has at least. */
const percent = { unit: '%', digits: 0 } as const
const hundredths = { unit: '', digits: 2 } as const

const vlt = { key: 'vlt', header: 'VLT', abbr: 'Visible light transmitted', ...percent } as const
const irr = { key: 'irr', header: 'IRR', abbr: 'Infrared rejected', ...percent } as const
const uvr = { key: 'uvr', header: 'UVR', abbr: 'Ultraviolet rejected', ...percent } as const
const od = { key: 'od', header: 'O.D', abbr: 'Optical density', ...hundredths } as const
const tser = {
  key: 'tser',
  header: 'TSER',
  abbr: 'Total solar energy rejected',
  ...percent,
} as const

/** The copy that all product pages share. */
export const filmText = {
  /** Begins the message to a dealer. */
  interest: (film: string) => `I am interested in ${film}.`,
  markets: { automotive: 'Automotive', architectural: 'Architectural' },
  thicknesses: (illustrative: boolean) =>
    `Thicknesses on glass, drawn to one scale${illustrative ? ', some of them illustrative' : ''}`,
  priceAndWarranty: {
    price: 'Price',
    /** Names the one model that the store sells. */
    sold: (price: string, model: string) => `${price} for a roll of ${model}`,
    inStore: 'Film only, to install yourself: in the demo store',
    quoted: { answer: 'Quoted by your dealer' },
    warranty: 'Maker’s warranty',
    /** Shown for lines that state no warranty. */
    byRegion: 'By region, named by your dealer',
  },
  /** The one figure that a line is bought for. */
  hero: {
    keptOut: { tser: 'of the sun’s energy is kept out', uvr: 'of the ultraviolet is kept out' },
    of: (model: string, key: 'tser' | 'uvr', illustrative: boolean) =>
      `${key.toUpperCase()} of ${model}${illustrative ? ', illustrative' : ''}`,
    range: (from: number, to: number) => `${from} to ${to}`,
    mil: 'mil',
    holdsShards: 'of PET that holds the shards',
    takesStones: 'of clear film that takes the stone',
  },
  sun: {
    title: ({ illustrative, record }: Pick<ListedModel, 'illustrative' | 'record'>) => {
      if (illustrative) return 'Sun through 3 mm clear glass, by illustrative values'
      return `Sun through 3 mm clear glass, ${record ? 'by its bands' : 'as its maker states'}`
    },
    bare: 'Bare glass',
  },
  law: {
    title: 'Where it is legal',
    places: (passing: number, all: number) => `${passing} of ${all}`,
    sentence: (rearSides: number, unverified: number, illustrative: boolean) =>
      `states whose law we could verify, D.C. among them, let a shade of this line pass on the front side windows of a car with ordinary 75% glass. On the rear sides, ${rearSides} do. ${unverified} more are uncertain and not counted.${illustrative ? ' Counted with illustrative values.' : ''}`,
    text: 'Every place has rules of its own for each window.',
  },
  related: 'Related films',
  specifications: 'Specifications',
  model: 'Model',
  thickness: (mil: number) => `${mil} mil, ${toMicrometers(mil)} µm`,
  /** The columns that lines sold by thickness have between the model and its values. */
  thicknessColumns: [
    { key: 'material', header: 'Material' },
    { key: 'thickness', header: 'Thickness' },
  ],
  /** The columns of the spec table after the model. */
  columns: [vlt, irr, uvr, od, tser],
  /** Four figures of a model, in the order of the comparison of brands. */
  measures: [vlt, uvr, irr, tser],
  /** Of films for buildings; the model that takes up most, where that is known. */
  heatStress: (most?: { readonly name: string; readonly heat: number }) =>
    `Have tinted, low-e, insulated, laminated, wired, plastic or partly shaded panes checked first: ${most ? `${most.name} takes up ${most.heat}% of the sun’s heat, which` : 'film’s heat'} can crack them.`,
  /** For those who specify glass. */
  specifiers: {
    title: 'For those who specify',
    caption: (glazing: string) => `On ${glazing}`,
    /** By the key of a figure. */
    columns: [
      { key: 'transmitted', header: 'VT', abbr: 'Visible light transmitted', ...percent },
      { key: 'outside', header: 'VR out', abbr: 'Visible light reflected outside', ...percent },
      { key: 'inside', header: 'VR in', abbr: 'Visible light reflected inside', ...percent },
      { key: 'u', header: 'U', abbr: 'Thermal transmittance', unit: '', digits: 1 },
      {
        key: 'shgc',
        header: 'SHGC',
        abbr: 'Solar heat gain coefficient',
        ...hundredths,
      },
      { key: 'g', header: 'g', abbr: 'Total solar energy transmittance', ...hundredths },
      { key: 'lsg', header: 'LSG', abbr: 'Light to solar gain', ...hundredths },
    ],
    /** Of a single pane, where a model states it. */
    emissivity: { key: 'emissivity', header: 'ε', abbr: 'Emissivity', ...hundredths },
    standards: 'U in W/m²K by EN 673, SHGC by NFRC 200, g by EN 410; LSG is VT / SHGC.',
    note: {
      architectural: 'Film on the room side, center of glass.',
      automotive: 'Film on the inside of the pane.',
      windshield:
        'A windshield is laminated glass with this film on its outside. The figures are those of film on one clear pane, to compare by: they are not those of your windshield.',
    },
    /** Where some model has bands. */
    byBands: 'What a maker does not print follows from the bands of the model.',
    /** Before the names of what has not been stated. */
    open: 'Not stated yet, ask before you specify:',
  },
  spectrumLabel: (model: string) => `Light that ${model} lets through`,
  valuesCaption: (film: string) => `${film}: values by model`,
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
    /** Of a stated model reflectance and what follows from the bands may not be. */
    partlyStated: 'VLT, IRR, UVR, O.D and TSER stated, the rest illustrative',
    illustrative: 'illustrative',
  },
  compare: 'Compare with Other Films',
  print: 'Print on One Page',
  /** Of the caption of a table. */
  illustrative: (caption: string) => `${caption} (illustrative)`,
} as const
