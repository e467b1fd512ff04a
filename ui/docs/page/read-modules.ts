import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Project, ts } from 'ts-morph'
import type { Module, Part, Prop } from './module.ts'
import { metaOf, properties } from './read-stories.ts'
import { isWritten, namedTypesOf, printed, sentenceOf } from './read-types.ts'

/** What the catalog says of every module, read from its types: parts, props, unions, defaults. */

const UI = join(import.meta.dirname, '../..')

/**
 * The public modules of the package by their names in `exports`, such as `film/swatch`, with every
 * exported component and function in the order of the source.
 * @throws {Error} when an export of the package has no source
 */
function readModules(): Record<string, Module> {
  const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(UI, 'package.json'), 'utf8'),
  )
  const files = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = typeof target === 'object' && target['@duskpane/source']
    return entry !== '.' && source ? [[entry.slice(2), join(UI, source)] as const] : []
  })
  // TypeScript 7 has no API that is kept.
  const program = new Project({ tsConfigFilePath: join(UI, 'tsconfig.json') }).getProgram()
    .compilerObject
  const checker = program.getTypeChecker()
  const index = program.getSourceFile(join(UI, 'src/index.ts'))
  const published = new Set(exportsOf(index, checker).map(({ name }) => name))
  return Object.fromEntries(
    files.map(([name, file]) => {
      const source = program.getSourceFile(file)
      if (!source) throw new Error(`${name} has no source: ${relative(UI, file)} is missing.`)
      const stories = file.replace(/\.tsx?$/, '.stories.tsx')
      const { title, component } = existsSync(stories) ? metaOf(stories) : {}
      return [name, { ...readModule(source, checker, published), title, component }]
    }),
  )
}

function exportsOf(
  source: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): readonly ts.Symbol[] {
  const module = source && checker.getSymbolAtLocation(source)
  return module ? checker.getExportsOfModule(module) : []
}

/** What a module exports that the index of the package exports too. */
function readModule(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  published: ReadonlySet<string>,
): Omit<Module, 'title' | 'component'> {
  const exported = exportsOf(source, checker).flatMap((symbol) => {
    const origin = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declaration = origin.valueDeclaration
    return declaration && published.has(symbol.name)
      ? [{ name: symbol.name, origin, declaration }]
      : []
  })
  const inOrder = exported
    // An entry may re-export parts from other modules: they follow those of the module itself.
    .map((item) => ({ ...item, own: item.declaration.getSourceFile() === source }))
    .sort((a, b) => Number(b.own) - Number(a.own) || a.declaration.pos - b.declaration.pos)
  const parts: Part[] = []
  const functions: Module['functions'][number][] = []
  const mentions: { text: string; place: ts.Node }[] = []
  for (const { name, origin, declaration } of inOrder) {
    const sentence = sentenceOf(origin, checker)
    const type = checker.getTypeOfSymbolAtLocation(origin, declaration)
    const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call)
    if (/^[A-Z]/.test(name) && signature) {
      const all = allProps(signature, declaration, checker)
      const symbols = all.filter((symbol) => !isAttribute(symbol))
      const props = readProps(symbols, declaration, checker)
      const attributes = all.filter(isAttribute).map((symbol) => symbol.name)
      parts.push({ name, sentence, props, attributes: attributes.filter(isState) })
      for (const prop of props) {
        const own = symbols.find((symbol) => symbol.name === prop.name)?.declarations?.[0]
        mentions.push({ text: prop.type, place: own ?? declaration })
      }
    } else if (signature) {
      const text = functionText(signature, type, declaration, checker)
      mentions.push({ text, place: declaration })
      functions.push({ name, sentence, type: text })
    }
  }
  const types = namedTypesOf(
    mentions,
    checker,
    (symbol, place) => readProp(symbol, place, checker),
    (name) => published.has(name),
  )
  return { parts, functions, types }
}

/** The type of a function, whose result is as it is written: printed, it may be all the texts of a language. */
function functionText(
  signature: ts.Signature,
  type: ts.Type,
  declaration: ts.Node,
  checker: ts.TypeChecker,
) {
  const print = (part: ts.Type) => checker.typeToString(part, undefined, printed)
  const text = print(type)
  const result = print(checker.getReturnTypeOfSignature(signature))
  const written = ts.isFunctionDeclaration(declaration) && declaration.type?.getText()
  return written && text.endsWith(result) ? text.slice(0, -result.length) + written : text
}

/** What a component takes: its own props, and the attributes of its element. */
function allProps(signature: ts.Signature, component: ts.Node, checker: ts.TypeChecker) {
  const [parameter] = signature.getParameters()
  if (!parameter) return []
  return checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(parameter, component))
}

/** Required props come first. */
function readProps(
  props: readonly ts.Symbol[],
  component: ts.Node,
  checker: ts.TypeChecker,
): Prop[] {
  const { defaults, orders } = readImplementation(component)
  return props
    .map((symbol): Prop => {
      const prop = readProp(symbol, component, checker, orders[symbol.name])
      const given = defaults[symbol.name]
      return prop.default || !given ? prop : { ...prop, default: `\`${given}\`` }
    })
    .sort((a, b) => Number(b.required) - Number(a.required))
}

/** A prop, or a key of an object. The default is what its sentence says of it, or its text in English. */
function readProp(
  symbol: ts.Symbol,
  place: ts.Node,
  checker: ts.TypeChecker,
  order?: readonly string[],
): Prop {
  const [sentence = '', written] = (isOurs(symbol) ? sentenceOf(symbol, checker) : '').split(
    / ?Default: (.+)\.$/,
  )
  const standard = written ?? englishOf(symbol)
  return {
    name: symbol.name,
    sentence,
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    ...describeType(symbol, place, checker, order),
    ...(standard === undefined ? {} : { default: standard }),
  }
}

/** What a text is, as the prop of a component that has it from the words of the language around. */
function englishOf({ declarations: [text] = [] }: ts.Symbol): string | undefined {
  const isText = text && ts.isPropertyAssignment(text) && ts.isStringLiteral(text.initializer)
  return isText ? `"${text.initializer.text}"` : undefined
}

/** Attributes of the element, which React and the DOM declare. */
function isAttribute(symbol: ts.Symbol): boolean {
  if (['className', 'class', 'ref', 'key'].includes(symbol.name)) return true
  return (symbol.declarations?.length ?? 0) > 0 && !isWritten(symbol)
}

/** The boolean attributes of a control. */
const isState = (name: string) => ['disabled', 'required'].includes(name)

/** Whether it is declared here: what a library says of its props is written for those who build on it. */
const isOurs = ({ declarations }: ts.Symbol): boolean =>
  declarations?.some((one) => !one.getSourceFile().fileName.includes('node_modules')) ?? false

/** The type as it is written, and the values of a union of literals. */
function describeType(
  symbol: ts.Symbol,
  component: ts.Node,
  checker: ts.TypeChecker,
  order?: readonly string[],
): Pick<Prop, 'type' | 'values'> {
  const full = checker.getTypeOfSymbolAtLocation(symbol, component)
  const type = checker.getNonNullableType(full)
  const members = type.isUnion() ? type.types : [type]
  const print = (part: ts.Type) => checker.typeToString(part, undefined, printed)
  const declaration = symbol.declarations?.[0]
  const written =
    declaration && ts.isPropertySignature(declaration)
      ? inOneLine(declaration.type?.getText())
      : undefined
  if (members.length > 1 && members.every((member) => member.flags & ts.TypeFlags.BooleanLiteral)) {
    return { type: 'boolean', values: [] }
  }
  if (members.every((member) => member.isStringLiteral() || member.isNumberLiteral())) {
    const values = members.map((member) => print(member))
    // The checker does not keep the order of a union: take that of the variants, or of the source.
    const place = (value: string) =>
      order ? order.indexOf(value.replaceAll("'", '')) : (written?.indexOf(value) ?? 0)
    return { type: '', values: values.sort((a, b) => place(a) - place(b)) }
  }
  // A type over several lines, or indexed out of another, resolves to something simpler.
  const isTrick = written !== undefined && /\n|\[['"]/.test(written)
  return { type: isTrick ? print(type) : written || print(type), values: [] }
}

/** A union over several lines as one, without the `undefined` that each optional prop takes. */
const inOneLine = (type = '') =>
  type
    .replace(/^\|\s*/, '')
    .replaceAll(/\n\s*\|/g, ' |')
    .replace(/^\((.*)\) \| undefined$/, '$1')
    .replace(/ \| undefined$/, '')

interface Implementation {
  /** As written, by the name of the prop. */
  readonly defaults: Record<string, string>
  /** The values of each variant in the order of the source, which the types do not keep. */
  readonly orders: Record<string, string[]>
}

/** What a component's source says beyond its types: in its parameter, and in the cva that it calls. */
function readImplementation(component: ts.Node): Implementation {
  const found: Implementation = { defaults: {}, orders: {} }
  if (!ts.isFunctionDeclaration(component) || !component.body) return found
  walk(component.body, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      readVariants(component.getSourceFile(), node.expression.text, found)
    }
  })
  const pattern = component.parameters[0]?.name
  if (pattern && ts.isObjectBindingPattern(pattern)) {
    for (const { name, propertyName, initializer } of pattern.elements) {
      const prop = propertyName ?? name
      if (prop && initializer) found.defaults[prop.getText()] = initializer.getText()
    }
  }
  return found
}

function readVariants(source: ts.SourceFile, variable: string, found: Implementation): void {
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== variable) return
    const config =
      node.initializer && ts.isCallExpression(node.initializer) && node.initializer.arguments[1]
    for (const [key, value] of properties(config)) {
      for (const [variant, choice] of properties(value)) {
        if (key === 'defaultVariants') found.defaults[variant] = choice.getText()
        if (key === 'variants') found.orders[variant] = properties(choice).map(([name]) => name)
      }
    }
  })
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

export { readModules }
