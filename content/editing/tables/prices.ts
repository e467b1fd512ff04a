import { type ArrayLiteralExpression, SyntaxKind } from 'ts-morph'
import { lines } from '../../films/models'
import { isIllustrative, type Product, plain, type Stated } from '../../schema'
import { products } from '../../shop/store'
import { figureIn } from './figures'
import {
  importUsed,
  literal,
  Source,
  setProperty,
  sourceOf,
  statedAs,
  statedSource,
} from './source'
import {
  type Column,
  type Fault,
  fault,
  isMarked,
  missingColumns,
  type Row,
  type Table,
  wrongMark,
} from './table'

/** The products as the content has them. */
export const storeProducts: readonly Product[] = products

/** A row for each product. A new one needs a picture and a description, which are no table's. */
export const priceColumns = [
  { key: 'id', header: 'Product', also: ['ID', 'No', 'SKU'] },
  { key: 'name', header: 'Name', also: ['Title'] },
  { key: 'price', header: 'Price $', also: ['Price', 'Price USD', 'USD'] },
  { key: 'model', header: 'Model', also: ['Film', 'Shade'] },
  { key: 'vlt', header: 'VLT %' },
  { key: 'mil', header: 'Thickness mil', also: ['Thickness'] },
  { key: 'width', header: 'Width in', also: ['Width', 'Width inches'] },
  { key: 'length', header: 'Length ft', also: ['Length', 'Length feet'] },
  { key: 'lasts', header: 'Lasts years', also: ['Lasts', 'Lifetime', 'Lifetime years'] },
  { key: 'illustrative', header: 'Illustrative' },
] as const satisfies readonly Column[]

const marks = ['piece', 'film', 'lastsYears'] as const

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Every product. Facts that are marked are named: piece, film, lastsYears. */
export const priceRows = (all: readonly Product[]): Readonly<Record<string, string>>[] =>
  all.map((product) => {
    const { widthInches, lengthFeet } = plain(product.piece)
    const { model = '', ...film } = plain(product.film)
    const marked = marks.filter((key) => isIllustrative<unknown>(product[key]))
    return {
      ...{ id: String(product.id), name: product.name, price: dollars(product.priceCents), model },
      ...('vlt' in film ? { vlt: String(film.vlt) } : { mil: String(film.thicknessMil) }),
      ...{ width: String(widthInches), length: String(lengthFeet) },
      lasts: plain(product.lastsYears).join(' to '),
      illustrative: marked.join('; '),
    }
  })

/** The products after a table: those it names have what its columns say, all others stay. */
export function readPrices(table: Table, current: readonly Product[]) {
  const faults = [...table.faults, ...missingColumns(table, priceColumns, ['id'])]
  const next = new Map(current.map((product) => [product.id, product]))
  const seen = new Map<string, number>()
  for (const row of 'id' in table.headers ? table.rows : []) {
    const { id = '' } = row.cells
    const before = current.find((product) => String(product.id) === id)
    const twice = seen.get(id)
    seen.set(id, row.line)
    if (twice)
      faults.push(fault(row.line, `“${id}” stands in line ${twice} as well.`, table.headers.id))
    else if (!before) faults.push(fault(row.line, unknown(id, current), table.headers.id))
    else next.set(before.id, read(row, table, before, faults))
  }
  return { next: [...next.values()], faults }
}

const unknown = (id: string, current: readonly Product[]) =>
  `“${id}” is no product: ${current.map((product) => product.id).join(', ')}. A new one begins with its picture and description, in content/shop.`

/** A product with what a row states: columns that the table lacks keep what they had. */
function read(row: Row, table: Table, before: Product, faults: Fault[]): Product {
  const { line, cells } = row
  const { headers } = table
  faults.push(...wrongMark(row, table, marks))
  const wrong = (key: string, message: string) =>
    faults.push(fault(line, `“${cells[key]}”: ${message}.`, headers[key]))
  const number = (key: string, unit: RegExp, right: string) => {
    const cell = cells[key]
    if (cell === undefined) return undefined
    const bare = cell
      .replace(/^(?:(?:US)?\s?\$|USD)\s*/, '')
      .replace(/(?<=\d)[\s'’](?=\d{3}\b)/, '')
    // Of thousands and decimals alone the first sign says that it separates thousands.
    const figure = figureIn(bare.replace(/[.,](?=\d{3}[.,]\d\d\b)/, ''))
    if (figure && figure.bound === '' && figure.value > 0 && unit.test(figure.unit))
      return figure.value
    wrong(key, right)
    return undefined
  }
  const price = number('price', /^(\$|USD)?$/, 'US dollars, such as “120.00”')
  const cents = price === undefined ? before.priceCents : Math.round(price * 100)
  if (price !== undefined && Math.abs(price * 100 - cents) > 1e-6)
    wrong('price', 'with two decimals, such as “1,299.00”')
  const was = plain(before.piece)
  const piece = {
    widthInches:
      number('width', /^(in|inch|inches|")?$/, 'inches, such as “40”') ?? was.widthInches,
    lengthFeet: number('length', /^(ft|foot|feet|')?$/, 'feet, such as “15”') ?? was.lengthFeet,
  }
  const stated = <T>(key: (typeof marks)[number], value: T): Stated<T> =>
    statedAs(
      'illustrative' in cells ? isMarked(cells, key) : isIllustrative<unknown>(before[key]),
      value,
    )
  if (cells.name === '') wrong('name', 'the name is missing')
  const film = filmIn(cells, before, wrong)
  return {
    ...before,
    name: cells.name || before.name,
    priceCents: cents,
    ...(film.model !== undefined && { model: film.model }),
    piece: stated('piece', piece),
    film: stated('film', film),
    lastsYears: stated('lastsYears', yearsIn(cells, before, wrong)),
  }
}

type Cells = Row['cells']
type Wrong = (key: string, message: string) => void

function yearsIn({ lasts }: Cells, before: Product, wrong: Wrong): readonly [number, number] {
  if (lasts === undefined) return plain(before.lastsYears)
  const [from, to] = (/^(\d+)\s*(?:to|[-–]|bis|à)\s*(\d+)(?:\s*years)?$/.exec(lasts) ?? [])
    .slice(1)
    .map(Number)
  if (from !== undefined && to !== undefined && from <= to) return [from, to]
  wrong('lasts', 'two numbers of years, such as “5 to 10”')
  return plain(before.lastsYears)
}

type FilmOfProduct = { readonly model?: string } & (
  | { readonly vlt: number }
  | { readonly thicknessMil: number }
)

/** The shade or thickness: of a model it is that of its line. */
function filmIn(cells: Cells, before: Product, wrong: Wrong): FilmOfProduct {
  const was = plain(before.film)
  const own = figureIn((cells.vlt || cells.mil) ?? '')?.value
  const { model = was.model } = cells
  if (!before.line) {
    if (model) wrong('model', 'it belongs to no film line, so it has no model')
    return own === undefined ? was : cells.vlt ? { vlt: own } : { thicknessMil: own }
  }
  const line = lines.find(({ name }) => name === before.line?.name)
  const thick = line?.traits.thicknesses.find(({ name }) => name === model)
  const shade = line?.models.find(({ name }) => name === model)
  if (!model || (!thick && !shade)) {
    const known = [
      ...new Set(
        [...(line?.models ?? []), ...(line?.traits.thicknesses ?? [])].map(({ name }) => name),
      ),
    ]
    wrong('model', `no model of ${before.line.name}: ${known.join(', ')}`)
    return was
  }
  const film = thick ? { model, thicknessMil: thick.thicknessMil } : { model, vlt: shade?.vlt ?? 0 }
  const [key, its] = thick ? (['mil', thick.thicknessMil] as const) : (['vlt', shade?.vlt] as const)
  if (own !== undefined && own !== its) wrong(key, `${model} has ${its}`)
  return film
}

const same = (a: unknown, b: unknown) => literal(a) === literal(b)

/** An array of a module, as its elements. */
const itemsOf = (text: string, name: string) => {
  const source = sourceOf(text)
  const array: ArrayLiteralExpression = source
    .getVariableDeclarationOrThrow(name)
    .getFirstDescendantByKindOrThrow(SyntaxKind.ArrayLiteralExpression)
  return {
    source,
    objects: array
      .getElements()
      .map((one) => one.asKindOrThrow(SyntaxKind.ObjectLiteralExpression)),
  }
}

/** The text of `offers.ts` with names, prices and models. */
export function offerSource(before: string, was: readonly Product[], next: readonly Product[]) {
  const { source, objects } = itemsOf(before, 'offers')
  for (const [index, { name, priceCents, model }] of next.entries()) {
    const [object, old] = [objects[index], was[index]]
    if (!object || !old) continue
    if (name !== old.name) setProperty(object, 'name', name)
    if (priceCents !== old.priceCents) setProperty(object, 'priceCents', cents(priceCents))
    if (model !== old.model) setProperty(object, 'model', model)
  }
  return source
}

/** With a separator of thousands, as the modules write them. */
const cents = (value: number) => new Source(String(value).replace(/\B(?=(\d{3})+$)/g, '_'))

/** The text of `store.ts` with pieces, films and lifetimes. */
export function storeSource(before: string, was: readonly Product[], next: readonly Product[]) {
  const { source, objects } = itemsOf(before, 'products')
  for (const [index, product] of next.entries()) {
    const [object, old] = [objects[index], was[index]]
    if (!object || !old) continue
    for (const key of marks) {
      if (!same(product[key], old[key]))
        setProperty(object, key, statedSource<unknown>(product[key]))
    }
  }
  if (source.getFullText() !== before)
    importUsed(source, '../schema', ['illustrative', 'type Product'])
  return source
}
