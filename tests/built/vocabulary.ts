import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The vocabulary of schema.org, and what a JSON-LD document says that it does not know. */

type Terms = ReadonlyMap<string, readonly string[]>

const SCHEMA = 'http://schema.org/'

/** The statements of the vocabulary by what they say: subject to objects, under their short names. */
const statements = readStatements()
const types = new Set(subjectsOf('type', 'Class'))
const properties = new Set(subjectsOf('type', 'Property'))

function readStatements(): ReadonlyMap<string, Terms> {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@vocabulary/schema/schema.nq')
  const wanted = /[#/](type|subClassOf|domainIncludes|rangeIncludes|supersededBy)$/
  const found = new Map<string, Map<string, string[]>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate = '', object = ''] =
      /^<(.*?)> <(.*?)> <(.*?)>/.exec(line) ?? []
    const says = wanted.exec(predicate)?.[1]
    if (!says || !subject.startsWith(SCHEMA)) continue
    const terms = found.get(says) ?? new Map<string, string[]>()
    found.set(
      says,
      terms.set(short(subject), [...(terms.get(short(subject)) ?? []), short(object)]),
    )
  }
  return found
}

function short(iri: string): string {
  return iri.replace(/^.*[#/]/, '')
}

function objectsOf(says: string, subject: string): readonly string[] {
  return statements.get(says)?.get(subject) ?? []
}

function subjectsOf(says: string, object: string): string[] {
  return [...(statements.get(says) ?? [])]
    .filter(([, objects]) => objects.includes(object))
    .map(([subject]) => subject)
}

/** A type and all it inherits from. */
function lineage(type: string): string[] {
  return [type, ...objectsOf('subClassOf', type).flatMap(lineage)]
}

const isAddress = (value: string) => /^https?:/.test(value) && URL.canParse(value)
/** Documents are read apart from their pages, so that there is nothing to be relative to. */
const isRelativeAddress = (value: string) => /^(#|\.{0,2}\/)/.test(value)
const isDate = (value: string) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(value)
const isDateTime = (value: string) =>
  /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))

/** Whether the vocabulary lets a property take a value. A plain address stands for the thing it leads to. */
function takes(range: readonly string[], value: unknown): boolean {
  const takesAny = (...names: string[]) => names.some((name) => range.includes(name))
  switch (typeof value) {
    case 'number':
      return takesAny('Number', 'Float') || (takesAny('Integer') && Number.isInteger(value))
    case 'boolean':
      return takesAny('Boolean')
    case 'string':
      if (isRelativeAddress(value)) return false
      return range.some((name) => {
        if (name === 'Date') return isDate(value)
        if (name === 'DateTime') return isDateTime(value)
        if (name === 'URL' || !isDataType(name)) return isAddress(value)
        return lineage(name).includes('Text')
      })
    default:
      return lineage(String((value as JsonLdNode | null)?.['@type'])).some((type) =>
        range.includes(type),
      )
  }
}

function isDataType(name: string): boolean {
  return lineage(name).some((type) => objectsOf('type', type).includes('DataType'))
}

/** A thing as JSON-LD writes it. */
interface JsonLdNode {
  readonly '@type'?: unknown
  readonly [key: string]: unknown
}

/**
 * What schema.org does not know of a document: its types, its properties and whether they belong
 * to their types, and what they may hold.
 * @returns one sentence each, with the path to the place
 */
export function unknownToSchemaOrg(node: JsonLdNode, path = ''): string[] {
  const type = String(node['@type'])
  if (!types.has(type)) return [`${path || 'document'}: there is no type ${type}`]
  const ancestors = lineage(type)
  const problems = objectsOf('supersededBy', type).map((by) => `${path}: ${type} became ${by}`)

  for (const [property, content] of Object.entries(node)) {
    if (property.startsWith('@')) continue
    const here = `${path}${type}.${property}`
    const range = objectsOf('rangeIncludes', property)
    if (!properties.has(property)) problems.push(`${here}: there is no such property`)
    else if (!objectsOf('domainIncludes', property).some((owner) => ancestors.includes(owner))) {
      problems.push(`${here}: not a property of ${type}`)
    }
    problems.push(...objectsOf('supersededBy', property).map((by) => `${here} became ${by}`))
    for (const value of [content].flat()) {
      if (typeof value === 'object' && value !== null) {
        problems.push(...unknownToSchemaOrg(value as JsonLdNode, `${here} > `))
      }
      if (properties.has(property) && !takes(range, value)) {
        problems.push(`${here}: ${JSON.stringify(value)} is none of ${range.join(', ')}`)
      }
    }
  }
  return problems
}
