import {
  type LawRecord,
  type LimitsRecord,
  limitsOf,
  type VltLimit,
  type WindowLimits,
} from '../../laws/tint-law'
import { dayReader } from './days'
import { isUnknown } from './figures'
import { lawColumns } from './law-columns'
import { literal, objectIn, setProperty, sourceOf } from './source'
import { type Fault, fault, missingColumns, type Row, type Table } from './table'

/** A law as its module exports it. */
interface LawModule {
  readonly limits: LimitsRecord
  readonly law: LawRecord
}

/** Laws by their modules, such as `us/texas`. */
export type LawModules = Readonly<Record<string, LawModule>>

const modules = import.meta.glob<LawModule>('../../laws/{us,world}/*.ts', { eager: true })

/** The laws as the content has them. */
export const lawModules: LawModules = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [
    file.split('/').slice(-2).join('/').slice(0, -3),
    module,
  ]),
)

export const lawFile = (place: string) => `content/laws/${place}.ts`

const windows = ['front', 'rearSide', 'rear'] as const
const groups = ['car', 'mpv', 'reflectance'] as const

type Key = (typeof lawColumns)[number]['key']

const vltKeys: readonly string[] = [
  ...groups.flatMap((group) => windows.map((window) => `${group}.${window}`)),
  ...['windshieldVlt', 'filmFloor', 'tolerance'],
]

/** Every law, a row each. */
export const lawRows = (laws: LawModules): Readonly<Record<string, string>>[] =>
  Object.entries(laws).map(([place, { limits, law }]) => {
    const all = limitsOf(limits)
    const figure = (value: VltLimit) => (value === null ? '–' : String(value))
    return {
      ...{ place, name: all.name, code: all.code, country: all.country, basis: all.basis },
      ...Object.fromEntries(
        groups.flatMap((group) =>
          windows.map((window) => [`${group}.${window}`, figure(all[group][window])]),
        ),
      ),
      ...{ windshieldVlt: figure(all.windshieldVlt), filmFloor: figure(all.filmFloor) },
      ...{ tolerance: figure(all.tolerance), medical: all.medical ?? '', mark: all.mark },
      ...{ checked: all.checked, changed: law.changed ?? '', statute: law.statute },
      ...{ exemptions: law.exemptions, sources: law.sources.join('; ') },
    }
  })

const words: Partial<Record<Key, readonly string[]>> = {
  basis: ['net', 'film', 'both'],
  mark: ['verified', 'secondary', 'unverified'],
  medical: ['darker', 'clear', 'none', ''],
}

const DATE = 'a day such as “2026-11-22”'
const rules: Partial<Record<Key, readonly [test: (cell: string) => boolean, right: string]>> = {
  place: [
    (cell) => /^(us|world)\/[a-z]+(-[a-z]+)*$/.test(cell),
    'its module, such as “us/texas” or “world/new-brunswick”',
  ],
  code: [
    (cell) => /^[A-Z]{2,3}(-[A-Z]{2,3})?$/.test(cell),
    'a postal or ISO code, such as “TX”, “DEU” or “CA-QC”',
  ],
  country: [(cell) => /^[A-Z]{2}$/.test(cell), 'an ISO code of two letters, such as “US”'],
  checked: [isDay, DATE],
  changed: [(cell) => cell === '' || isDay(cell), DATE],
  sources: [
    (cell) =>
      cell
        .split('; ')
        .every((one) => /^(statute|bill|agency|copy|secondary) https?:\/\/\S+/.test(one)),
    'each a kind and an address, such as “statute https://…”, with “; ” between two: statute, bill, agency, copy or secondary',
  ],
}
const needed = [
  'place',
  'name',
  'code',
  'basis',
  'car.front',
  'checked',
  'statute',
  'exemptions',
  'sources',
] as const

const days = ['checked', 'changed'] as const

function isDay(cell: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(cell) ? Date.parse(cell) : Number.NaN
  // The 31st of November is read as the day after the 30th.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(cell)
}

/** VLT in per cent: 0 is any film, 100 none; undefined where it is no figure. */
function limitIn(cell: string): VltLimit | undefined {
  if (/^any( film)?$/i.test(cell)) return 0
  if (/^(none|no film)$/i.test(cell)) return 100
  if (isUnknown(cell)) return null
  const [, digits] = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(cell) ?? []
  const value = Number(digits?.replace(',', '.'))
  return value <= 100 ? value : undefined
}

/** The laws after a table: those it names have what its columns say, all others stay. */
export function readLaws(table: Table, current: LawModules) {
  const faults = [...table.faults, ...missingColumns(table, lawColumns, ['place'])]
  const next: Record<string, LawModule> = { ...current }
  const seen = new Map<string, number>()
  const dayOf = dayReader(table.rows.flatMap(({ cells }) => days.map((key) => cells[key] ?? '')))
  for (const { line, cells } of 'place' in table.headers ? table.rows : []) {
    const read = days.filter((key) => key in cells).map((key) => [key, dayOf(cells[key] ?? '')])
    const row = { line, cells: { ...cells, ...Object.fromEntries(read) } }
    const { place = '' } = cells
    const own = wrongIn(row, table, place in current, seen.get(place))
    seen.set(place, row.line)
    faults.push(...own)
    if (own.length === 0) next[place] = changed(row, table, current[place])
  }
  return { next, faults }
}

function wrongIn(
  { line, cells }: Row,
  { headers }: Table,
  isKnown: boolean,
  before?: number,
): Fault[] {
  const nameOf = (key: string) =>
    headers[key] ?? lawColumns.find((column) => column.key === key)?.header ?? key
  const isMissing = (key: Key) => (isKnown && key !== 'place' ? cells[key] === '' : !cells[key])
  return [
    ...(before ? [fault(line, `It stands in line ${before} as well.`, nameOf('place'))] : []),
    ...needed.filter(isMissing).map((key) => fault(line, 'It is missing.', nameOf(key))),
    ...Object.entries(rules).flatMap(([key, [isRight, right]]) => {
      const cell = cells[key]
      return cell && !isRight(cell) ? [fault(line, `“${cell}”: ${right}.`, nameOf(key))] : []
    }),
    ...Object.entries(words).flatMap(([key, allowed]) => {
      const cell = cells[key]
      return cell === undefined || allowed.includes(cell)
        ? []
        : [fault(line, `“${cell}”: ${allowed.filter(Boolean).join(', ')}.`, nameOf(key))]
    }),
    ...vltKeys.flatMap((key) => {
      const cell = cells[key]
      return cell === undefined || limitIn(cell) !== undefined
        ? []
        : [
            fault(
              line,
              `“${cell}”: per cent from 0 (any film) to 100 (no film), or a dash where it is not stated.`,
              nameOf(key),
            ),
          ]
    }),
  ]
}

/** A law with what a row states: columns that the table lacks keep what they had. */
function changed({ cells }: Row, { headers }: Table, before: LawModule | undefined): LawModule {
  const has = (key: Key) => key in headers
  const own = before && limitsOf(before.limits)
  const of = (group: (typeof groups)[number]) =>
    Object.fromEntries(
      windows.map((window) => {
        const key = `${group}.${window}` as const
        return [window, has(key) ? limitIn(cells[key] ?? '') : (own?.[group][window] ?? null)]
      }),
    ) as unknown as WindowLimits
  const figure = (key: 'windshieldVlt' | 'filmFloor' | 'tolerance') =>
    has(key) ? (limitIn(cells[key] ?? '') ?? null) : (own?.[key] ?? null)
  const given = (keys: readonly Key[]) =>
    Object.fromEntries(keys.flatMap((key) => (cells[key] ? [[key, cells[key]]] : [])))
  const car = of('car')
  return {
    limits: {
      ...before?.limits,
      ...(given([
        'name',
        'code',
        'country',
        'basis',
        'checked',
        'mark',
      ]) as unknown as LimitsRecord),
      car,
      // Who names no limits of SUVs means those of cars.
      mpv: before || has('mpv.front') ? of('mpv') : car,
      reflectance: of('reflectance'),
      ...{ windshieldVlt: figure('windshieldVlt'), filmFloor: figure('filmFloor') },
      tolerance: figure('tolerance'),
      ...(has('medical') && {
        medical: (cells.medical || null) as LimitsRecord['medical'] & string,
      }),
    },
    law: {
      ...before?.law,
      ...(given(['statute', 'exemptions']) as unknown as LawRecord),
      ...(cells.changed && { changed: cells.changed }),
      sources: (has('sources')
        ? cells.sources?.split('; ')
        : before?.law.sources) as LawRecord['sources'],
    },
  }
}

const NEW = `import type { LawRecord, LimitsRecord } from '../tint-law'

export const limits = {} as const satisfies LimitsRecord

export const law = {} as const satisfies LawRecord
`

/** The text of a module with a law; of one that is new where there is none before. */
export function lawSource(before: string | undefined, { limits, law }: LawModule, was?: LawModule) {
  const source = sourceOf(before ?? NEW)
  const defaults = limitsOf({} as LimitsRecord) as unknown as Readonly<Record<string, unknown>>
  const set = (name: 'limits' | 'law', own: object, old: object = {}) => {
    const known = name === 'limits' ? { ...defaults, ...old } : old
    for (const [key, value] of Object.entries(own)) {
      const same = literal(known[key as keyof typeof known]) === literal(value)
      if (!same) setProperty(objectIn(source, name), key, value)
    }
  }
  set('limits', limits, was && limitsOf(was.limits))
  set('law', law, was?.law)
  return source
}
