import { ts } from 'ts-morph'
import type { NamedType, Prop } from './module.ts'

const printed =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

type ReadProp = (symbol: ts.Symbol, place: ts.Node) => Prop

/** React and the DOM document their own types. */
const elsewhere = /node_modules\/@?(types|typescript)\//

/** A type as it is written, and the declaration in which it is. */
interface Mention {
  readonly text: string
  readonly place: ts.Node
}

/** The named types that are mentioned, and those that these mention. */
function namedTypesOf(
  mentions: readonly Mention[],
  checker: ts.TypeChecker,
  readProp: ReadProp,
  isExported: (name: string) => boolean,
): readonly NamedType[] {
  const found = new Map<string, NamedType>()
  for (const mention of mentions) visit(mention)
  return [...found.values()]

  function visit({ text, place }: Mention): void {
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) {
      const symbol = found.has(name) ? undefined : resolve(name, place)
      const declaration = symbol?.declarations?.[0]
      if (!symbol || !declaration || elsewhere.test(declaration.getSourceFile().fileName)) continue
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration))
        continue
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const described = describe(symbol, declaration, type)
      // Set before visiting its members, so that a type precedes those that it mentions.
      found.set(name, described)
      visit({ text: described.definition, place: declaration })
      for (const key of keysOf(type).flat()) visit(mentionOf(key, declaration))
    }
  }

  function resolve(name: string, place: ts.Node): ts.Symbol | undefined {
    const symbol = checker
      .getSymbolsInScope(place, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
      .find((one) => one.name === name)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function mentionOf(key: ts.Symbol, declaration: ts.Node): Mention {
    const place = key.declarations?.[0] ?? declaration
    return { text: readProp(key, declaration).type, place }
  }

  /** The keys of each member of a union, or those of an object. */
  function keysOf(type: ts.Type): readonly (readonly ts.Symbol[])[] {
    const members = type.isUnion() ? type.types : [type]
    return members.map((member) =>
      member.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
        ? checker.getPropertiesOfType(member).filter(isWritten)
        : [],
    )
  }

  /** As it is written; a library's trick with `typeof` as what it comes to. */
  function definitionOf(declaration: ts.Node, type: ts.Type): string {
    const written = ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : ''
    if (!written.includes('typeof')) return written
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias | printed)
  }

  function describe(
    symbol: ts.Symbol,
    declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
    type: ts.Type,
  ): NamedType {
    const parameters = declaration.typeParameters?.map(({ name }) => name.text) ?? []
    const members = keysOf(type)
    const isCommon = (key: ts.Symbol) =>
      members.every((keys) => keys.some((other) => samePlace(key, other)))
    const read = (keys: readonly ts.Symbol[]) => keys.map((key) => readProp(key, declaration))
    const common = members[0]?.filter(isCommon) ?? []
    const variants = members.map((keys) => read(keys.filter((key) => !isCommon(key))))
    const hasKeys = members.every((keys) => keys.length > 0)
    return {
      name: symbol.name + (parameters.length > 0 ? `<${parameters.join(', ')}>` : ''),
      sentence: sentenceOf(symbol, checker),
      importable:
        isExported(symbol.name) || /node_modules/.test(declaration.getSourceFile().fileName),
      keys: hasKeys ? read(common) : [],
      variants: hasKeys ? variants.flatMap(byLiteral) : [],
      definition: hasKeys ? '' : definitionOf(declaration, type),
    }
  }
}

/** Excludes the members that every string or array has. */
const isWritten = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((one) => !elsewhere.test(one.getSourceFile().fileName)) ?? false

/** What its JSDoc says, in one line. */
const sentenceOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim()

const samePlace = (a: ts.Symbol, b: ts.Symbol): boolean =>
  a.declarations?.[0] === b.declarations?.[0]

/** A member of a union by its key of literals, or by its own keys. */
function byLiteral(keys: readonly Prop[]): NamedType['variants'] {
  const literal = keys.find(({ values }) => values.length > 0)
  if (keys.length === 0) return []
  return [
    {
      when: literal
        ? `${literal.name}: ${literal.values.join(' | ')}`
        : keys.map(({ name }) => name).join(', '),
      keys: keys.filter((key) => key !== literal),
    },
  ]
}

export { isWritten, namedTypesOf, printed, sentenceOf }
