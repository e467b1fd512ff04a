import { readdir, readFile, writeFile } from 'node:fs/promises'
import { type ImportDeclaration, Node, Project, type SourceFile, SyntaxKind } from 'ts-morph'

/** What stands for something made up, and a real one that an owner could put there. */
const real: readonly (readonly [madeUp: RegExp, real: string])[] = [
  [/^https:\/\/.*example\.com$/, 'https://www.folienhaus.eu'],
  [/example\.com/, 'folienhaus.eu'],
  [/^https:\/\/www\.(instagram|facebook|linkedin)\.com\/$/, '$&folienhaus'],
  [/^\+1 302 555 .*/, '+1 302 736 2050'],
  [/^100 Example Street$/, '48 Kestrel Court'],
  [/^Competitor (?=[A-F]$)/, 'Heliotint '],
]

/** Takes the mark off every illustrative value of a copy of the site, as an owner does who states them. */
export async function makeReal(content: string): Promise<void> {
  const project = new Project({ useInMemoryFileSystem: true })
  for (const name of await readdir(content, { recursive: true })) {
    const file = `${content}/${name}`
    if (!/(?<!\.test)\.ts$/.test(name) || name === 'schema.ts') continue
    const text = await readFile(file, 'utf8')
    if (!/\billustrative\(/.test(text)) continue
    const source = project.createSourceFile('module.ts', text, { overwrite: true })
    while (unmarkOne(source)) {
      // One by one: each replacement forgets the nodes within it.
    }
    for (const one of source.getImportDeclarations()) forgetMark(one)
    await writeFile(file, source.getFullText())
  }
}

/** @returns whether there was one */
function unmarkOne(source: SourceFile): boolean {
  const call = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .find((one) => one.getExpression().getText() === 'illustrative')
  const value = call?.getArguments()[0]
  if (!call || !value) return false
  const strings = [value, ...value.getDescendants()].filter(
    (node) => Node.isStringLiteral(node) || Node.isTemplateExpression(node),
  )
  let text = value.getText()
  for (const literal of strings) {
    const own = literal.getText()
    const stated = real.reduce((it, [madeUp, by]) => it.replace(madeUp, by), own.slice(1, -1))
    text = text.replace(own, own[0] + stated + own.at(-1))
  }
  call.replaceWithText(text)
  return true
}

/** Takes the mark out of an import, as the linter would. */
function forgetMark(declaration: ImportDeclaration): void {
  const own = declaration.getNamedImports().find((one) => one.getName() === 'illustrative')
  if (!own) return
  own.remove()
  const others = declaration.getNamedImports()
  if (others.length === 0) declaration.remove()
  else if (others.every((one) => one.isTypeOnly())) {
    for (const one of others) one.setIsTypeOnly(false)
    declaration.setIsTypeOnly(true)
  }
}
