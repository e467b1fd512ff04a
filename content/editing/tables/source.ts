import { type ObjectLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph'
import { brand } from '../../brand'
import { isIllustrative, type Stated } from '../../schema'

/** A module to be changed. Nothing is written. */
export const sourceOf = (text: string): SourceFile =>
  new Project({ useInMemoryFileSystem: true }).createSourceFile('module.ts', text)

/** A value as TypeScript; the name of the brand as its constant. `source` is taken as it is. */
export function literal(value: unknown): string {
  if (value instanceof Source) return value.text
  if (typeof value === 'string') return stringLiteral(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${literal(one)}`).join(', ')} }`
}

/** TypeScript within a value. */
export class Source {
  constructor(readonly text: string) {}
}

const MARK = 'illustrative'

/** A value that a row states or marks. Not by a call of `illustrative`: each of them is a value to be replaced. */
export const statedAs = <T>(marked: boolean, value: T): Stated<T> =>
  marked ? { illustrative: true, value } : value

/** A value that may be marked, as the modules write it. */
export const statedSource = <T>(stated: Stated<T>, write: (value: T) => string = literal): Source =>
  new Source(isIllustrative(stated) ? `${MARK}(${write(stated.value)})` : write(stated))

function stringLiteral(value: string): string {
  if (!value.includes(brand.name)) return JSON.stringify(value)
  const escaped = value.replace(/[`\\]|\$\{/g, '\\$&')
  return `\`${escaped.replaceAll(brand.name, `\${${'brand'}.name}`)}\``
}

/** The object literal that a module exports under a name, whatever `as const` and `satisfies` stand behind it. */
export const objectIn = (source: SourceFile, name: string): ObjectLiteralExpression =>
  source
    .getVariableDeclarationOrThrow(name)
    .getFirstDescendantByKindOrThrow(SyntaxKind.ObjectLiteralExpression)

/** Sets, adds or, with undefined, takes out a property. */
export function setProperty(object: ObjectLiteralExpression, name: string, value: unknown): void {
  const own = object.getProperty(name)
  if (value === undefined) {
    own?.remove()
  } else if (own?.isKind(SyntaxKind.PropertyAssignment)) {
    own.setInitializer(literal(value))
  } else {
    own?.remove()
    object.addPropertyAssignment({ name, initializer: literal(value) })
  }
}

/** Sets what a module imports from another to those of some names that it uses; a type is written `type Name`. */
export function importUsed(source: SourceFile, from: string, names: readonly string[]): void {
  const own = source.getImportDeclaration((one) => one.getModuleSpecifierValue() === from)
  own?.removeNamedImports()
  // The address of a module may have the name of what it exports.
  const text = source
    .getStatements()
    .filter((one) => !one.isKind(SyntaxKind.ImportDeclaration))
    .map((one) => one.getText())
    .join('\n')
  const used = names
    .map((name) => ({ name: name.replace('type ', ''), isTypeOnly: name.startsWith('type ') }))
    .filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
  if (used.length === 0) {
    own?.remove()
    return
  }
  const isTypeOnly = used.every((one) => one.isTypeOnly)
  const namedImports = isTypeOnly ? used.map(({ name }) => name) : used
  if (own) {
    own.addNamedImports(namedImports)
    own.setIsTypeOnly(isTypeOnly)
  } else source.addImportDeclaration({ moduleSpecifier: from, isTypeOnly, namedImports })
}
