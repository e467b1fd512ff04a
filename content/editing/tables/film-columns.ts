import type { ModelRecord } from '../../schema'
import { type Counts, infrared, perCent, share, thermal, upTo } from './figures'
import type { Column } from './table'
import { warrantyColumn } from './warranties'

/** Other names of a column, separated by commas. */
const names = (list: string): readonly string[] => list.split(', ')

export type StatedKey = keyof NonNullable<ModelRecord['stated']>

export interface FigureColumn extends Column {
  readonly key: StatedKey | 'emissivity'
  readonly counts: (header: string, cells: readonly string[]) => Counts
}

/** The figures, each under the names that makers give it. */
export const figureColumns: readonly FigureColumn[] = [
  {
    key: 'vlt',
    header: 'VLT %',
    also: names(
      'Visible light transmitted, Visible light transmission, Visible light transmittance, VT, Tvis, Visible transmittance, Lichtdurchlässigkeit, Lichttransmission, Lichtdurchlass, Transmission lumineuse, Transmission de la lumière visible, TLV, Luce visibile trasmissione, Luz visible transmitida, 可視光線透過率',
    ),
    counts: perCent,
  },
  {
    key: 'irr',
    header: 'IRR %',
    also: names(
      'Infrared rejected, Infrared rejection, IR rejected, IR rejection, IRER, Infrared energy rejection, Infrared energy rejected, Infrarot-Abweisung, Rechazo infrarrojo, 赤外線遮蔽率, 赤外線カット率',
    ),
    counts: infrared,
  },
  {
    key: 'uvr',
    header: 'UVR %',
    also: names(
      'UV rejected, UV rejection, UV block, UV blocked, UV, Ultraviolet rejected, Ultraviolet rejection, Ultraviolet light blocked, UV-Schutz, Rejet UV, UV light blocked, 紫外線遮蔽率, 紫外線カット率',
    ),
    counts: perCent,
  },
  {
    key: 'tser',
    header: 'TSER %',
    also: names(
      'Total solar energy rejected, Total solar energy rejection, Solar energy rejected, Heat rejected, Energie solaire totale rejetée, Totale energia solare respinta, Gesamtenergie-Abweisung, 総日射遮蔽率',
    ),
    counts: perCent,
  },
  { key: 'od', header: 'O.D', also: names('OD, Optical density'), counts: upTo(4) },
  {
    key: 'outside',
    header: 'VR out %',
    also: names(
      'VLR exterior, VLR ext, Réflexion de la lumière visible extérieure, Visible light reflected exterior, Visible light reflectance exterior, Visible reflectance exterior, External visible light reflectance, Visible light reflected outside, Luce visibile riflessione esterno, Reflexion außen, Lichtreflexion außen, Exterior reflectance, 可視光線反射率外部',
    ),
    counts: perCent,
  },
  {
    key: 'inside',
    header: 'VR in %',
    also: names(
      'VLR interior, VLR int, Réflexion de la lumière visible intérieure, Visible light reflected interior, Visible light reflectance interior, Visible reflectance interior, Internal visible light reflectance, Visible light reflected inside, Reflexion innen, Lichtreflexion innen, Interior reflectance, 可視光線反射率内部',
    ),
    counts: perCent,
  },
  {
    key: 'u',
    header: 'U W/m²K',
    also: names(
      'U-value, U value, U-factor, U factor, Winter U-value, Winter U-factor, Valore U, Valeur U, Ug-Wert, U-Wert, 熱貫流率',
    ),
    counts: thermal,
  },
  { key: 'shgc', header: 'SHGC', also: names('Solar heat gain coefficient'), counts: share },
  {
    key: 'g',
    header: 'g',
    also: names(
      'g-value, g value, g-Wert, Fattore g, Facteur g, Valeur g, Facteur solaire, Solar factor, Gesamtenergiedurchlassgrad',
    ),
    counts: share,
  },
  {
    key: 'lsg',
    header: 'LSG',
    also: names(
      'Light to solar gain, Light to solar heat gain ratio, Light to solar heat gain factor',
    ),
    counts: upTo(3),
  },
  {
    key: 'emissivity',
    header: 'Emissivity',
    also: names('E, ε, Emissività, Emissivität, 放射率'),
    counts: share,
  },
]

/** Figures that some makers print the other way round. */
export const complements: readonly (Column & { readonly of: StatedKey })[] = [
  {
    key: 'uvt',
    of: 'uvr',
    header: 'UV transmitted',
    also: names(
      'UV transmission, UV transmittance, Ultraviolet transmitted, Ultraviolet transmission, UV-Durchlass, UV-Durchlässigkeit, Transmission UV, Raggi ultravioletti trasmessi, Raggi ultravioletti trasmessi max, 紫外線透過率',
    ),
  },
  {
    key: 'irt',
    of: 'irr',
    header: 'IR transmitted',
    also: names('IR transmission, Infrared transmission, Infrared transmitted'),
  },
]

export const thickness = {
  key: 'thickness',
  header: 'Thickness mil',
  also: names(
    'Thickness, Film thickness, Nominal thickness, Stärke, Dicke, Épaisseur, Spessore, Gauge, Foliendicke, Folienstärke, フィルム厚, フィルムPET厚',
  ),
}

/** Of a film by bands: per cent of ultraviolet, visible light and infrared, with blanks between, so that no spreadsheet reads a date. */
export const bandColumns = [
  { key: 'transmits', header: 'Bands transmitted' },
  { key: 'reflectsOutside', header: 'Bands reflected out' },
  { key: 'reflectsInside', header: 'Bands reflected in' },
] as const

const textColumns = [
  { key: 'line', header: 'Line', also: names('Film line, Series, Slug') },
  {
    key: 'model',
    header: 'Model',
    also: names(
      'Film, Film name, Product, Product name, Name, Film type, Tipe, Producto, Code, Folie, Produkt, Pellicola, Produit, Folientyp, Bezeichnung, 品番, 型番',
    ),
  },
  { key: 'illustrative', header: 'Illustrative' },
] as const

const ends = [
  thickness,
  { key: 'thicknessIllustrative', header: 'Thickness illustrative' },
  { key: 'material', header: 'Material' },
  { key: 'use', header: 'Use' },
  warrantyColumn,
] as const

/** What is exported, in this order. */
export const filmColumns: readonly Column[] = [
  ...textColumns,
  ...figureColumns,
  ...bandColumns,
  ...ends,
]

/** What is read. */
export const readableFilmColumns: readonly Column[] = [...filmColumns, ...complements]
