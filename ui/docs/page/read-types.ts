import * as ast from 'typescript/unstable/ast'
import {
  type Checker,
  NodeBuilderFlags,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import type { NamedType, Prop } from './module.ts'

const printed = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType

type ReadProp = (symbol: TypeSymbol, place: ast.Node) => Prop

/** React and the DOM document their own types. */
const elsewhere = /node_modules\/@?(types|typescript)\//

/** A type as it is written, and the declaration in which it is. */
interface Mention {
  readonly text: string
  readonly place: ast.Node
}

/** The named types that are mentioned, and those that these mention. */
function namedTypesOf(
  mentions: readonly Mention[],
  checker: Checker,
  readProp: ReadProp,
  isExported: (name: string) => boolean,
): readonly NamedType[] {
  const found = new Map<string, NamedType>()
  for (const mention of mentions) visit(mention)
  return [...found.values()]

  function visit({ text, place }: Mention): void {
    for (const [name] of text.matchAll(/\b[A-Z]\w*/g)) {
      const symbol = found.has(name) ? undefined : resolve(name, place)
      const declaration = symbol?.declarations[0]?.resolve()
      if (!symbol || !declaration || elsewhere.test(declaration.getSourceFile().fileName)) continue
      if (!ast.isInterfaceDeclaration(declaration) && !ast.isTypeAliasDeclaration(declaration))
        continue
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const described = describe(symbol, declaration, type)
      // Set before visiting its members, so that a type precedes those that it mentions.
      found.set(name, described)
      visit({ text: described.definition, place: declaration })
      for (const key of keysOf(type).flat()) visit(mentionOf(key, declaration))
    }
  }

  function resolve(name: string, place: ast.Node): TypeSymbol | undefined {
    const symbol = checker.resolveName(name, SymbolFlags.Type, place)
    return symbol && symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function mentionOf(key: TypeSymbol, declaration: ast.Node): Mention {
    const place = key.declarations[0]?.resolve() ?? declaration
    return { text: readProp(key, declaration).type, place }
  }

  /** The keys of each member of a union, or those of an object. */
  function keysOf(type: Type): readonly (readonly TypeSymbol[])[] {
    const members = type.isUnionType() ? type.getTypes() : [type]
    return members.map((member) =>
      member.isObjectType() || member.isIntersectionType()
        ? checker.getPropertiesOfType(member).filter(isWritten)
        : [],
    )
  }

  /** As it is written; a library's trick with `typeof` as what it comes to. */
  function definitionOf(declaration: ast.Node, type: Type): string {
    const written = ast.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : ''
    if (!written.includes('typeof')) return written
    return checker.typeToString(type, undefined, NodeBuilderFlags.InTypeAlias | printed)
  }

  function describe(
    symbol: TypeSymbol,
    declaration: ast.InterfaceDeclaration | ast.TypeAliasDeclaration,
    type: Type,
  ): NamedType {
    const parameters = declaration.typeParameters?.map(({ name }) => name.text) ?? []
    const members = keysOf(type)
    const isCommon = (key: TypeSymbol) =>
      members.every((keys) => keys.some((other) => samePlace(key, other)))
    const read = (keys: readonly TypeSymbol[]) => keys.map((key) => readProp(key, declaration))
    const common = members[0]?.filter(isCommon) ?? []
    const variants = members.map((keys) => read(keys.filter((key) => !isCommon(key))))
    const hasKeys = members.every((keys) => keys.length > 0)
    return {
      name: symbol.name + (parameters.length > 0 ? `<${parameters.join(', ')}>` : ''),
      sentence: symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim(),
      importable:
        isExported(symbol.name) || /node_modules/.test(declaration.getSourceFile().fileName),
      keys: hasKeys ? read(common) : [],
      variants: hasKeys ? variants.flatMap(byLiteral) : [],
      definition: hasKeys ? '' : definitionOf(declaration, type),
    }
  }
}

/** Excludes the members that every string or array has. */
const isWritten = ({ declarations }: TypeSymbol): boolean =>
  declarations.some(({ path }) => !elsewhere.test(path))

const samePlace = (a: TypeSymbol, b: TypeSymbol): boolean =>
  a.declarations[0]?.path === b.declarations[0]?.path &&
  a.declarations[0]?.resolve()?.pos === b.declarations[0]?.resolve()?.pos

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

export { namedTypesOf, printed }
