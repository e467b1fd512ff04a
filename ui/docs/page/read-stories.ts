import { readFileSync } from 'node:fs'
import { ts } from 'ts-morph'

/**
 * The title in the `meta` of a file of stories.
 * @throws {Error} when there is none
 */
function titleOf(file: string): string {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      const title = properties(initializer).find(([key]) => key === 'title')?.[1]
      if (name.getText() === 'meta' && title && ts.isStringLiteral(title)) return title.text
    }
  }
  throw new Error(`The stories of ${file} have no title.`)
}

/** The keys of an object literal with what they are given. */
function properties(node: ts.Node | undefined | false): [string, ts.Expression][] {
  if (node && ts.isSatisfiesExpression(node)) return properties(node.expression)
  if (!node || !ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property)
      ? [[property.name.getText().replaceAll("'", ''), property.initializer]]
      : [],
  )
}

export { properties, titleOf }
