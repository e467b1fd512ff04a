import { type Bands, ofSun } from '../../light/optics'
import {
  type FilmTraits,
  isIllustrative,
  type ModelRecord,
  numberOf,
  type Printed,
  plain,
  type Stated,
  type ThicknessModel,
} from '../../schema'
import { complement, figureIn, isUnknown, mils, perCent, readFigure } from './figures'
import { bandColumns, complements, figureColumns, thickness } from './film-columns'
import {
  importUsed,
  literal,
  objectIn,
  type Source,
  setProperty,
  sourceOf,
  statedAs,
  statedSource,
} from './source'
import { type Fault, fault, isMarked, isYes, type Row, type Table, wrongMark } from './table'
import { warrantyCell, warrantyIn } from './warranties'

/** What a line's `models.ts` exports. */
interface LineValues {
  readonly models: readonly Stated<ModelRecord>[]
  readonly traits: FilmTraits
}

/** Models by the slug of their line. */
export type FilmValues = Readonly<Record<string, LineValues>>

const modules = import.meta.glob<LineValues>('../../films/*/models.ts', { eager: true })

/** The models as the content has them. */
export const filmValues: FilmValues = Object.fromEntries(
  Object.entries(modules).map(([file, values]) => [file.split('/').at(-2) ?? '', values]),
)

const text = (value: Printed | undefined) => String(value ?? '')
const bandsText = (bands: Bands | undefined) => bands?.join(' ') ?? ''

/** Every model of every line, a row each; of a line sold by thickness those without figures, too. */
export function filmRows(values: FilmValues): Readonly<Record<string, string>>[] {
  return Object.entries(values).flatMap(([line, { models, traits }]) => {
    const thicknesses = new Map((traits.thicknesses ?? []).map((one) => [plain(one).name, one]))
    const records = new Map(models.map((one) => [plain(one).name, one]))
    return [...new Set([...records.keys(), ...thicknesses.keys()])].map((model) => ({
      line,
      model,
      ...modelCells(records.get(model)),
      ...thicknessCells(thicknesses.get(model)),
      warranty: warrantyCell(traits.warranty),
    }))
  })
}

function modelCells(model: Stated<ModelRecord> | undefined) {
  if (!model) return {}
  const { stated = {}, emissivity, transmits, reflects } = plain(model)
  const marked = reflects && isIllustrative(reflects) ? 'reflectance' : ''
  const bands = reflects && plain(reflects)
  return {
    illustrative: isIllustrative(model) ? 'yes' : marked,
    ...Object.fromEntries(Object.entries(stated).map(([key, value]) => [key, text(value)])),
    emissivity: text(emissivity),
    transmits: bandsText(transmits),
    reflectsOutside: bandsText(bands?.outside),
    reflectsInside: bandsText(bands?.inside),
  }
}

function thicknessCells(one: Stated<ThicknessModel> | undefined) {
  if (!one) return {}
  const { thicknessMil, material = '', use = '' } = plain(one)
  return {
    thickness: String(thicknessMil),
    thicknessIllustrative: isIllustrative(one) ? 'yes' : '',
    material,
    use,
  }
}

/** The content after a table: each line that it names has the models of the table, and no others. */
export function readFilms(table: Table, current: FilmValues, only?: string) {
  const faults: Fault[] = [...table.faults]
  const reader = readerOf(table, faults)
  const next: Record<string, LineValues> = { ...current }
  const rows = table.rows.map((row) => ({ row, line: lineOf(row, current, only, faults) }))
  for (const { row } of rows)
    checkName(
      row,
      table,
      rows.map((one) => one.row),
      faults,
    )
  for (const line of new Set(rows.flatMap((one) => one.line ?? []))) {
    const its = rows.filter((one) => one.line === line).map(({ row }) => row)
    const own = its.map(reader)
    const thicknesses = own.flatMap((one) => one.thickness ?? [])
    const old = current[line]
    if (!old) continue
    next[line] = {
      models: own.flatMap((one) => one.model ?? []),
      traits: traitsOf(old.traits, table, thicknesses, warrantyIn(its, table, faults)),
    }
  }
  return { next, faults }
}

/** Traits with what the columns of a table state, and without what those leave out. */
function traitsOf(
  { thicknesses: oldThicknesses = [], warranty: oldWarranty, ...traits }: FilmTraits,
  { headers }: Table,
  ownThicknesses: readonly Stated<ThicknessModel>[],
  ownWarranty: FilmTraits['warranty'],
): FilmTraits {
  const thicknesses = 'thickness' in headers ? ownThicknesses : oldThicknesses
  const warranty = 'warranty' in headers ? ownWarranty : oldWarranty
  return {
    ...traits,
    ...(thicknesses.length > 0 && { thicknesses }),
    ...(warranty && { warranty }),
  }
}

function lineOf(
  { line, cells }: Row,
  current: FilmValues,
  only: string | undefined,
  faults: Fault[],
) {
  const slug = cells.line || only
  if (slug && slug in current) return slug
  const known = Object.keys(current).join(', ')
  faults.push(
    slug
      ? fault(line, `“${slug}” is no film line: ${known}.`, 'Line')
      : fault(line, `Which film line? Add a column “Line”, or --line and one of ${known}.`),
  )
  return undefined
}

/** What some sheets have in place of models: one film, on several panes. */
const PANE =
  /(?<![\d.,])\d{1,2}\s?mm\b|\d\/\d+\s?(?:["”″]|in\b)|\b(?:single|double|dual|triple)[\s-](?:pane|glaz|glass)|\b(?:simple|double|triple) vitrage|verglasung|isolierglas/i

function checkName(
  { line, cells }: Row,
  { headers }: Table,
  rows: readonly Row[],
  faults: Fault[],
) {
  const { model = '' } = cells
  const first = rows.find((row) => row.cells.model === model && row.cells.line === cells.line)
  if (!('model' in headers)) {
    if (rows[0]?.line === line) faults.push(fault(line, 'There is no column “Model”.'))
  } else if (model === '')
    faults.push(fault(line, 'The name of the model is missing.', headers.model))
  else if (PANE.test(model)) {
    faults.push(
      fault(
        line,
        `“${model}” is a pane of glass: name the film instead, with its figures on one pane alone.`,
        headers.model,
      ),
    )
  } else if (first && first.line !== line) {
    faults.push(fault(line, `“${model}” stands in line ${first.line} as well.`, headers.model))
  }
}

/** Reads rows of one table, and adds what is wrong in them. */
function readerOf(table: Table, faults: Fault[]) {
  const { rows, headers } = table
  const cellsOf = (key: string) => rows.map(({ cells }) => cells[key] ?? '')
  const counts = new Map(
    [...figureColumns, { ...thickness, counts: mils }].map((column) => [
      column.key as string,
      column.counts(headers[column.key] ?? '', cellsOf(column.key)),
    ]),
  )
  for (const { key } of complements) counts.set(key, perCent(headers[key] ?? '', cellsOf(key)))

  const figure = ({ line, cells }: Row, key: string): Printed | undefined => {
    const count = counts.get(key)
    const reading = count && readFigure(cells[key] ?? '', count)
    if (!reading) return undefined
    if ('printed' in reading) return reading.printed
    faults.push(fault(line, reading.wrong, headers[key]))
    return undefined
  }

  const numberIn = (row: Row, key: string): number | undefined => {
    const printed = figure(row, key)
    if (typeof printed !== 'string') return printed
    faults.push(fault(row.line, `“${printed}” is a bound: a number is needed.`, headers[key]))
    return undefined
  }

  const statedIn = (row: Row) => {
    const stated = figureColumns.flatMap(({ key }) => {
      if (key === 'emissivity') return []
      const other = complements.find(({ of }) => of === key)
      const turned = other && figure(row, other.key)
      const own = figure(row, key) ?? (turned === undefined ? undefined : complement(turned))
      return own === undefined ? [] : [[key, own] as const]
    })
    return stated.length > 0
      ? (Object.fromEntries(stated) as NonNullable<ModelRecord['stated']>)
      : undefined
  }

  const bandsIn = ({ line, cells }: Row, key: string): Bands | undefined => {
    const cell = cells[key] ?? ''
    if (isUnknown(cell)) return undefined
    const [ultraviolet, visible, infrared, ...more] = cell
      .split(/\s+/)
      .map((one) => figureIn(one)?.value)
    if (
      ultraviolet !== undefined &&
      visible !== undefined &&
      infrared !== undefined &&
      more.length === 0
    ) {
      return [ultraviolet, visible, infrared]
    }
    faults.push(
      fault(
        line,
        `“${cell}” is no bands: three numbers, ultraviolet, visible and infrared in per cent, such as “1 35 7”.`,
        headers[key],
      ),
    )
    return undefined
  }

  const modelIn = (row: Row): Stated<ModelRecord> | undefined => {
    const stated = statedIn(row)
    const emissivity = numberIn(row, 'emissivity')
    const [transmits, outside, inside] = bandColumns.map(({ key }) => bandsIn(row, key))
    const reflects = outside && inside && { outside, inside }
    const before = faults.length
    faults.push(...impossible(row, stated, transmits, reflects))
    if (faults.length > before || (!stated && !transmits)) return undefined
    const record: ModelRecord = {
      name: row.cells.model ?? '',
      ...(transmits && { transmits }),
      ...(reflects && {
        reflects: statedAs(
          !isYes(row.cells.illustrative) && isMarked(row.cells, 'reflectance'),
          reflects,
        ),
      }),
      ...(emissivity !== undefined && { emissivity }),
      ...(stated && { stated }),
    }
    return statedAs(isYes(row.cells.illustrative), record)
  }

  return (row: Row) => {
    faults.push(
      ...wrongMark(row, table, ['reflectance']),
      ...wrongMark(row, table, [], 'thicknessIllustrative'),
    )
    const model = modelIn(row)
    const thicknessMil = numberIn(row, 'thickness')
    const { material, use, thicknessIllustrative } = row.cells
    const thick = thicknessMil !== undefined && {
      name: row.cells.model ?? '',
      thicknessMil,
      ...(material && { material }),
      ...(use && { use }),
    }
    return {
      model,
      thickness: thick ? statedAs(isYes(thicknessIllustrative), thick) : undefined,
    }
  }
}

/** What no film can be, and what a film cannot do without. */
function impossible(
  { line, cells }: Row,
  stated: ModelRecord['stated'],
  transmits: Bands | undefined,
  reflects: { readonly outside: Bands; readonly inside: Bands } | undefined,
): Fault[] {
  const vlt = stated?.vlt ?? transmits?.[1]
  const stating = Object.keys(stated ?? {}).length > 0 || transmits !== undefined
  const bands = [transmits, reflects?.outside, reflects?.inside].filter((one) => one !== undefined)
  const over = (side: Bands | undefined) =>
    transmits !== undefined &&
    side !== undefined &&
    transmits.some((share, band) => share + (side[band] ?? 0) > 100)
  const back = stated?.outside
  return [
    ...(!stating && isUnknown(cells.thickness ?? '')
      ? [fault(line, 'It states neither a figure nor a thickness.')]
      : []),
    ...(stating && vlt === undefined && isUnknown(cells.vlt ?? '')
      ? [fault(line, 'The VLT is missing: a film is chosen by it.', 'VLT')]
      : []),
    ...(transmits && !reflects
      ? [fault(line, 'Bands need all three columns: transmitted, reflected out and in.')]
      : []),
    ...(bands.flat().some((share) => share > 100) ||
    over(reflects?.outside) ||
    over(reflects?.inside)
      ? [fault(line, 'Of a band no more than 100% can be transmitted and reflected.')]
      : []),
    ...tooMuchRejected(line, stated),
    ...(vlt !== undefined && back !== undefined && numberOf(vlt) + numberOf(back) > 100
      ? [fault(line, `VLT ${vlt}% and ${back}% reflected are more light than comes in.`, 'VLT')]
      : []),
  ]
}

/** What is let through of each band comes in: no film can reject it. */
function tooMuchRejected(line: number, stated: ModelRecord['stated']): Fault[] {
  const { vlt, irr, uvr, tser } = stated ?? {}
  if (vlt === undefined || irr === undefined || uvr === undefined || tser === undefined) return []
  const passes = ofSun([100 - numberOf(uvr), numberOf(vlt), 100 - numberOf(irr)])
  const most = Math.round(100 - passes)
  return numberOf(tser) <= most
    ? []
    : [
        fault(
          line,
          `With VLT, IRR and UVR as they are no more than ${most}% can be rejected.`,
          'TSER',
        ),
      ]
}

/** A model as the modules write it: by `model(…)` where it has bands alone. */
function modelSource(model: Stated<ModelRecord>): Source {
  return statedSource(model, ({ name, transmits, reflects, emissivity, stated }) => {
    if (transmits && reflects && !isIllustrative(reflects) && emissivity === undefined && !stated) {
      return `model(${[name, transmits, reflects.outside, reflects.inside].map(literal).join(', ')})`
    }
    return literal({
      name,
      transmits,
      reflects: reflects && statedSource(reflects),
      emissivity,
      stated,
    })
  })
}

/** The text of a line's `models.ts` with its models and thicknesses. */
export function filmSource(before: string, { models, traits }: LineValues) {
  const source = sourceOf(before)
  const texts = models.map(modelSource)
  const declaration = source.getVariableDeclarationOrThrow('models')
  declaration.setInitializer(`[\n${texts.map((one) => `${one.text},\n`).join('')}]`)
  if (texts.length > 0 && texts.every((one) => /^(?:illustrative\()?model\(/.test(one.text)))
    declaration.removeType()
  else declaration.setType('readonly Stated<ModelRecord>[]')
  const object = objectIn(source, 'traits')
  const stated = {
    thicknesses: traits.thicknesses?.map((one) => statedSource(one)),
    warranty: traits.warranty,
  }
  for (const [name, value] of Object.entries(stated)) {
    if (value || object.getProperty(name)) setProperty(object, name, value)
  }
  importUsed(source, '../../schema', [
    'type FilmTraits',
    'illustrative',
    'type ModelRecord',
    'model',
    'type Stated',
  ])
  return source
}
