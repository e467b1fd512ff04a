import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const sources = ['ui/src', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?<!\.test|\.stories)\.tsx$/.test(file) && !/node_modules|dist|stories\//.test(file),
    )
    .map((file) => `${folder}/${file}`),
)

/**
 * A browser's translator puts `<font>` in the place of each text node. React goes on with the node that is gone: what
 * it writes there is not seen, and what it takes away or puts before it throws. Where a text is all that an element
 * holds, React replaces whatever is inside.
 */
test('text has its own element wherever it stands beside something', () => {
  expect(sources.flatMap((file) => bareText(file, readFileSync(file, 'utf8')))).toEqual([])
})

/** The places of expressions that may be text beside something else, with the remedy. */
function bareText(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { preserveParens: false })
  const elements = elementNames(program)
  const found: string[] = []
  const report = ({ start, end }: ESTree.Span) => {
    const line = source.slice(0, start).split('\n').length
    const [text] = source.slice(start, end).trim().split('\n')
    found.push(`${file}:${line}: <span>${text}</span>, or one template for all of the text`)
  }
  const visit = (parent: ESTree.JSXElement | ESTree.JSXFragment) => {
    const children = parent.children.filter(isRendered)
    if (children.length === 1 && parent.type === 'JSXElement') return
    children.filter((it) => mayBeText(it, elements)).forEach(report)
  }
  const functions: string[] = []
  const enter = ({ id }: { id?: ESTree.BindingIdentifier | null }) => {
    functions.push(id?.name ?? '')
  }
  const leave = () => {
    functions.pop()
  }
  new Visitor({
    JSXElement: visit,
    JSXFragment: visit,
    // The result of a component may stand beside something.
    ReturnStatement: ({ argument }) => {
      const isOfComponent = /^[A-Z]/.test(functions.at(-1) ?? '')
      if (isOfComponent && argument && !isElement(argument, elements)) report(argument)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(program)
  return found
}

function isRendered(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== ''
  if (child.type !== 'JSXExpressionContainer') return true
  const { expression } = child
  // A space between two elements is nothing to translate.
  return expression.type !== 'JSXEmptyExpression' && !isSpace(expression)
}

const isSpace = (node: ESTree.Expression) =>
  node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === ''

function mayBeText(child: ESTree.JSXChild, elements: ReadonlySet<string>): boolean {
  if (child.type === 'JSXText') return true
  // Radix renders its children as siblings of its neighbors.
  if (isSlottable(child)) return child.children.filter(isRendered).some((it) => mayBeText(it, none))
  return child.type === 'JSXExpressionContainer' && !isElement(child.expression, elements)
}

const none: ReadonlySet<string> = new Set()

const isSlottable = (child: ESTree.JSXChild): child is ESTree.JSXElement =>
  child.type === 'JSXElement' &&
  child.openingElement.name.type === 'JSXIdentifier' &&
  child.openingElement.name.name === 'Slottable'

/** Whether an expression is an element, a list of them, or nothing. */
function isElement(
  node: ESTree.Expression | ESTree.JSXEmptyExpression,
  elements: ReadonlySet<string>,
): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'ArrowFunctionExpression':
      return node.body.type !== 'BlockStatement' && isElement(node.body, elements)
    case 'Literal':
      return node.value === null
    case 'Identifier':
      return elements.has(node.name)
    case 'ChainExpression':
      return isElement(node.expression, elements)
    case 'LogicalExpression':
      return (
        isElement(node.right, elements) &&
        (node.operator === '&&' || isElement(node.left, elements))
      )
    case 'ConditionalExpression':
      return isElement(node.consequent, elements) && isElement(node.alternate, elements)
    case 'CallExpression':
      return isList(node, elements)
    default:
      return false
  }
}

function isList(
  { callee, arguments: [each] }: ESTree.CallExpression,
  elements: ReadonlySet<string>,
) {
  if (callee.type === 'Identifier') return elements.has(callee.name)
  if (callee.type !== 'MemberExpression' || callee.computed) return false
  if (callee.property.name !== 'map' || !each) return false
  if (each.type !== 'ArrowFunctionExpression' || each.body.type === 'BlockStatement') return true
  return isElement(each.body as ESTree.Expression, elements)
}

/** `children`, constants that are elements, and props of that type. */
function elementNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set(['children', 'undefined'])
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isElement(init, names)) names.add(id.name)
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation
      const types = type?.type === 'TSUnionType' ? type.types : [type]
      const isOne = types.some(
        (it) =>
          it?.type === 'TSTypeReference' &&
          it.typeName.type === 'Identifier' &&
          it.typeName.name === 'ReactElement',
      )
      if (isOne && key.type === 'Identifier') names.add(key.name)
    },
  }).visit(program)
  return names
}
