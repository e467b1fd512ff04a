import { readFileSync } from 'node:fs'
import { ts } from 'ts-morph'

/**
 * The title and the component in the `meta` of a file of stories.
 * @throws {Error} when it has no title
 */
function metaOf(file: string): { readonly title: string; readonly component: string | undefined } {
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
      const { title, component } = Object.fromEntries(properties(initializer))
      if (name.getText() !== 'meta' || !title || !ts.isStringLiteral(title)) continue
      // That of a generic component has its type: `DataTable<Observation>`.
      return { title: title.text, component: component?.getText().split('<')[0] }
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

export { metaOf, properties }
