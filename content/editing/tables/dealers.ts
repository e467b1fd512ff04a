import { countries as allCountries, type Country } from '../../countries'
import { dealerCards } from '../../pages/dealers/cards'
import { type Dealer, type DealerPlace, isIllustrative, plain, type Stated } from '../../schema'
import { importUsed, literal, Source, sourceOf, statedAs, statedSource } from './source'
import {
  type Column,
  type Fault,
  fault,
  isMarked,
  listed,
  missingColumns,
  type Row,
  type Table,
  wrongMark,
} from './table'

export { dealerCards }

/** A row for each place of a dealer. */
export const dealerColumns = [
  { key: 'region', header: 'Region', also: ['Area', 'Territory', 'Gebiet'] },
  { key: 'name', header: 'Name', also: ['Dealer', 'Company', 'Händler', 'Firma'] },
  { key: 'location', header: 'Location', also: ['City', 'Place', 'Town', 'Ort', 'Stadt'] },
  { key: 'street', header: 'Street', also: ['Address', 'Street address', 'Straße', 'Adresse'] },
  { key: 'timeZone', header: 'Time zone', also: ['IANA time zone', 'Zeitzone'] },
  { key: 'hours', header: 'Hours', also: ['Opening hours', 'Öffnungszeiten'] },
  { key: 'email', header: 'Email', also: ['E-mail', 'Mail'] },
  { key: 'phone', header: 'Phone', also: ['Telephone', 'Tel', 'Telefon'] },
  { key: 'website', header: 'Website', also: ['Web', 'Homepage', 'URL', 'Webseite'] },
  { key: 'countries', header: 'Countries', also: ['Answers for', 'Country', 'Land', 'Länder'] },
  { key: 'illustrative', header: 'Illustrative' },
] as const satisfies readonly Column[]

/** The cells that may be marked, of a dealer or of one place. */
const marks = [
  'name',
  'location',
  'street',
  'timeZone',
  'hours',
  'email',
  'phone',
  'website',
] as const
type Marked = (typeof marks)[number]

/** Every place of every dealer. Cells that are marked are named, all of them by "yes". */
export function dealerRows(dealers: readonly Dealer[]): Readonly<Record<string, string>>[] {
  return dealers.flatMap(({ region, countries, places, ...dealer }) =>
    places.map((place) => {
      const stated: { readonly [Key in Marked]?: Stated<string> } = { ...dealer, ...place }
      const given = marks.filter((key) => stated[key] !== undefined)
      const marked = given.filter((key) => isIllustrative(stated[key]))
      return {
        region,
        ...Object.fromEntries(given.map((key) => [key, plain(stated[key] ?? '')])),
        countries: countries.join('; '),
        illustrative: marked.length === given.length ? 'yes' : marked.join('; '),
      }
    }),
  )
}

/** The dealers of a table, in its order; rows of one region and name are the places of one. */
export function readDealers(given: Table) {
  const table = { ...given, rows: given.rows.map(completed) }
  const faults: Fault[] = [...table.faults, ...missingColumns(table, dealerColumns, needed)]
  const groups = new Map<string, Row[]>()
  for (const row of table.rows) {
    const key = `${row.cells.region}\n${row.cells.name}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  for (const row of table.rows) faults.push(...wrongIn(row, table), ...wrongMark(row, table, marks))
  const dealers = [...groups.values()].flatMap((rows) => {
    const [first, ...others] = rows
    if (!first) return []
    faults.push(...contactless(first), ...others.flatMap((row) => unlike(row, first, table)))
    const { region = '', countries = '' } = first.cells
    const places: Dealer['places'] = [placeOf(first), ...others.map(placeOf)]
    const dealer: Dealer = {
      region,
      name: stated(first, 'name') ?? '',
      places,
      ...ifStated(first, 'email', 'phone', 'website'),
      countries: listed(countries) as Country[],
    }
    return [dealer]
  })
  return { next: dealers, faults }
}

/** A row with its phone and website as addresses have them. */
function completed({ line, cells }: Row): Row {
  const phone = cells.phone?.replace(/^tel:\s*/i, '').replace(/^00(?=[1-9])/, '+')
  const website = cells.website?.replace(/^(?=[\w-]+(\.[\w-]+)+(\/\S*)?$)/, 'https://')
  return { line, cells: { ...cells, ...(phone && { phone }), ...(website && { website }) } }
}

/** What a further place of a dealer states otherwise, of what its places have in common. */
const unlike = ({ line, cells }: Row, first: Row, { headers }: Table): Fault[] =>
  ['email', 'phone', 'website', 'countries'].flatMap((key) => {
    const [own, its] = [cells[key] ?? '', first.cells[key] ?? '']
    return own === '' || own === its
      ? []
      : [
          fault(
            line,
            `“${own}”: line ${first.line} says “${its}”, and the places of a dealer share it. One with its own is a dealer with its own name.`,
            headers[key],
          ),
        ]
  })

function stated({ cells }: Row, key: Marked): Stated<string> | undefined {
  const value = cells[key]
  if (!value) return undefined
  return statedAs(isMarked(cells, key), value)
}

const ifStated = <Key extends Marked>(row: Row, ...keys: readonly Key[]) =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = stated(row, key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  ) as { [One in Key]?: Stated<string> }

const placeOf = (row: Row): DealerPlace => ({
  location: stated(row, 'location') ?? '',
  ...ifStated(row, 'street'),
  timeZone: stated(row, 'timeZone') ?? '',
  ...ifStated(row, 'hours'),
})

const needed = ['region', 'name', 'location', 'timeZone', 'countries'] as const

/** What a cell has to be, where it has anything. */
const rules: Readonly<
  Partial<Record<Marked, readonly [test: (cell: string) => boolean, right: string]>>
> = {
  timeZone: [isTimeZone, 'its IANA name, such as “Europe/Berlin”'],
  email: [
    (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell),
    'an address such as “name@example.com”',
  ],
  phone: [
    (cell) => /^\+[\d\s().-]{7,}$/.test(cell),
    'one number with the code of its country, such as “+49 30 1234567”',
  ],
  website: [
    (cell) => /^https?:\/\//.test(cell) && URL.canParse(cell),
    'an address such as “https://example.com”',
  ],
}

function wrongIn({ line, cells }: Row, { headers }: Table): Fault[] {
  const nameOf = (key: string) =>
    headers[key] ?? dealerColumns.find((column) => column.key === key)?.header ?? key
  return [
    ...needed
      .filter((key) => cells[key] === '')
      .map((key) => fault(line, 'It is missing.', nameOf(key))),
    ...Object.entries(rules).flatMap(([key, [isRight, right]]) => {
      const cell = cells[key]
      return cell && !isRight(cell) ? [fault(line, `“${cell}”: ${right}.`, nameOf(key))] : []
    }),
    ...listed(cells.countries ?? '')
      .filter((name) => !allCountries.some((country) => country === name))
      .map((name) =>
        fault(
          line,
          `“${name}” is no country of content/countries.ts${nearest(name)}.`,
          nameOf('countries'),
        ),
      ),
  ]
}

const contactless = ({ line, cells }: Row) =>
  cells.email || cells.phone || cells.website
    ? []
    : [fault(line, 'There is no way to reach the dealer: an email, a phone or a website.')]

/** A country that begins alike, to correct by. */
function nearest(name: string): string {
  const found = allCountries.find(
    (country) => country.slice(0, 4).toLowerCase() === name.slice(0, 4).toLowerCase(),
  )
  return found ? `: “${found}”?` : ''
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const ifGiven = (value: Stated<string> | undefined) =>
  value === undefined ? undefined : statedSource(value)

/** The text of the module with these dealers. */
export function dealerSource(before: string, dealers: readonly Dealer[]) {
  const source = sourceOf(before)
  const items = dealers.map(({ region, name, places, email, phone, website, countries }) =>
    literal({
      region,
      name: ifGiven(name),
      places: places.map(({ location, street, timeZone, hours }) => ({
        location: ifGiven(location),
        street: ifGiven(street),
        timeZone: ifGiven(timeZone),
        hours: ifGiven(hours),
      })),
      email: ifGiven(email),
      phone: ifGiven(phone),
      website: ifGiven(website),
      countries:
        countries.length > 1
          ? new Source(`namesIn(${JSON.stringify(countries.join(', '))})`)
          : countries,
    }),
  )
  source
    .getVariableDeclarationOrThrow('dealerCards')
    .setInitializer(`[\n${items.map((item) => `${item},\n`).join('')}]`)
  importUsed(source, '../../schema', ['type Dealer', 'illustrative'])
  importUsed(source, '../../countries', ['namesIn'])
  importUsed(source, '../../brand', ['brand'])
  return source
}
