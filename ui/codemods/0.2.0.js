/**
 * Brings an app from 0.1 to 0.2. In style sheets it renames variables and classes, in modules also components, their
 * parts and their props:
 *
 *     npx jscodeshift@17 --parser=tsx --extensions=tsx,ts,jsx,css -t node_modules/@duskpane/ui/codemods/0.2.0.js src
 *
 * What it cannot bring it names.
 */

/** Entries of the package. */
const modules = {
  disclosure: 'accordion',
  icon: 'named-icon',
  select: 'native-select',
  'navigation-menu-style': 'navigation-menu-trigger-style',
}

/** What kept its meaning under another name. */
const names = {
  CardBody: 'CardContent',
  DialogActions: 'DialogFooter',
  Disclosure: 'AccordionItem',
  DisclosureGroup: 'Accordion',
  FieldGroup: 'FieldSet',
  Icon: 'NamedIcon',
  navigationMenuStyle: 'navigationMenuTriggerStyle',
  ProductCardBody: 'ProductCardContent',
  ProductCardText: 'ProductCardDescription',
  Select: 'NativeSelect',
  Tab: 'TabsTrigger',
  TabPanel: 'TabsContent',
}

/** What has no place any more, and what to do. */
const gone = {
  PictureProps: 'Take the props of the component: ComponentProps<typeof Picture>.',
  RadioOption: 'Each option is a RadioGroupItem.',
  Skeleton: 'Keep a room of a fixed size in its place.',
}

const variants = { primary: 'default', secondary: 'outline', danger: 'destructive', quiet: 'ghost' }
const tones = { accent: 'default', neutral: 'secondary', danger: 'destructive', info: 'default' }

/** By component and prop: the prop's name now, and its values. */
const props = {
  Button: { variant: ['variant', variants], size: ['size', { md: 'default' }] },
  IconButton: { variant: ['variant', variants], size: ['size', { md: 'default' }] },
  Badge: { tone: ['variant', tones] },
  Alert: { tone: ['variant', tones] },
  Card: { variant: ['variant', { raised: 'default', outlined: 'outline' }] },
}

const colors =
  'surface(?:-raised|-ink)?|text(?:-muted|-on-ink|-on-accent)?|accent(?:-strong)?|line(?:-strong)?|focus|(?:danger|success)(?:-surface)?'
const colored =
  'bg|text|border(?:-[xytrblse])?|outline|ring|fill|stroke|divide|from|via|to|decoration|caret|accent|shadow|placeholder'

/** Names of tokens in classes and variables. */
const tokens = [
  [new RegExp(`(?<![\\w-])(${colored})-(${colors})(?![\\w-])`, 'g'), '$1-dp-$2'],
  [/(?<![\w-])text-(xs|sm|base|lg|xl|[2-5]xl)(?![\w-])/g, 'text-dp-$1'],
  [/(?<![\w-])(rounded(?:-[trblse]{1,2})?)-(sm|lg)(?![\w-])/g, '$1-dp-$2'],
  [/(?<![\w-])shadow-raised(?![\w-])/g, 'shadow-dp-raised'],
  [/(?<![\w-])duration-(fast|slow)(?![\w-])/g, 'duration-dp-$1'],
  [/(?<![\w-])max-w-(reading|container)(?![\w-])/g, 'max-w-dp-$1'],
]
const variables = new RegExp(
  `--(?=(?:${colors}|(?:size|leading)-\\w+|radius-(?:sm|lg)|shadow-raised|duration-(?:fast|slow)|width-(?:reading|container)|font-sans|ground)(?![\\w-]))`,
  'g',
)

const renameTokens = (text) =>
  tokens.reduce(
    (changed, [from, to]) => changed.replace(from, to),
    text.replace(variables, '--dp-'),
  )

export default function transform({ source, path }, { j, report }) {
  if (path.endsWith('.css')) return renameTokens(source)
  const root = j(source)
  const ours = root
    .find(j.ImportDeclaration)
    .filter(({ node }) => /^@duskpane\/ui(\/|$)/.test(node.source.value))
  if (ours.length === 0) return undefined

  /** What a name in this module is in the package, as long as it is imported. */
  const imported = new Map()
  ours.forEach(({ node }) => {
    const [, entry] = /^@duskpane\/ui\/(.+)$/.exec(node.source.value) ?? []
    if (entry in modules) node.source = j.stringLiteral(`@duskpane/ui/${modules[entry]}`)
    for (const one of node.specifiers ?? []) {
      if (one.type === 'ImportSpecifier') imported.set(one.local.name, one.imported.name)
    }
  })

  const nameOf = (element) => imported.get(element.openingElement.name.name)
  const elements = (name) => root.find(j.JSXElement).filter(({ node }) => nameOf(node) === name)
  const attribute = ({ openingElement }, name) =>
    openingElement.attributes.find((one) => one.name?.name === name)
  const remove = ({ openingElement }, name) => {
    openingElement.attributes = openingElement.attributes.filter((one) => one.name?.name !== name)
  }
  const contentOf = ({ value }) =>
    value?.type === 'JSXExpressionContainer' ? value.expression : value
  const element = (name, attributes, children) =>
    j.jsxElement(
      j.jsxOpeningElement(j.jsxIdentifier(name), attributes, false),
      j.jsxClosingElement(j.jsxIdentifier(name)),
      children,
    )
  const given = (name, value) => j.jsxAttribute(j.jsxIdentifier(name), value)
  const needed = new Set()

  /** Literals anywhere in a value, such as in both branches of a condition. */
  const renameValues = (node, values) =>
    j(node)
      .find(j.StringLiteral)
      .forEach(({ node: literal }) => {
        literal.value = values[literal.value] ?? literal.value
        delete literal.extra
      })

  renameProps()
  renameTones()
  turnDialogsIntoSheets()
  spellOutRadios()
  spellOutDisclosures()
  // Names last, as everything above goes by the old ones.
  renameComponents()
  rewriteImports()
  renameInTexts()
  for (const [name, instead] of Object.entries(gone)) {
    if ([...imported.values()].includes(name)) report(`${path}: ${name} is gone. ${instead}`)
  }
  return root.toSource({ quote: 'single' })

  function renameProps() {
    for (const [component, changes] of Object.entries(props)) {
      elements(component).forEach(({ node }) => {
        for (const [old, [name, values]] of Object.entries(changes)) {
          const found = attribute(node, old)
          if (!found) continue
          found.name.name = name
          renameValues(found, values)
        }
        const { attributes } = node.openingElement
        const isSpread = attributes.some(({ type }) => type === 'JSXSpreadAttribute')
        // Without a tone a badge was neutral.
        if (component === 'Badge' && !attribute(node, 'variant') && !isSpread) {
          attributes.push(given('variant', j.stringLiteral('secondary')))
        }
      })
    }
  }

  /** `tone` of a column, which is a function or a method. */
  function renameTones() {
    root.find(j.ObjectExpression).forEach(({ node }) => {
      const key = (name) => node.properties.find((one) => one.key?.name === name)
      const tone = key('tone')
      if (!tone || key('kind')?.value?.value !== 'badge') return
      tone.key.name = 'variant'
      renameValues(tone, tones)
    })
  }

  /** Along an edge a dialog is a sheet, with all its parts. */
  function turnDialogsIntoSheets() {
    elements('DialogContent').forEach((place) => {
      const placement = attribute(place.node, 'placement')
      if (!placement) return
      if (contentOf(placement)?.value === 'center') {
        remove(place.node, 'placement')
        return
      }
      placement.name.name = 'side'
      let top = place
      while (top && !(top.node.type === 'JSXElement' && nameOf(top.node) === 'Dialog'))
        top = top.parent
      if (!top) report(`${path}: rename the Dialog around this DialogContent to Sheet.`)
      j(top ?? place)
        .find(j.JSXElement)
        .forEach(({ node }) => {
          const part = nameOf(node)
          if (part?.startsWith('Dialog')) become(node, sheetName(part))
        })
      if (top) become(top.node, 'Sheet')
      become(place.node, 'SheetContent')
    })
  }

  function sheetName(part) {
    return (names[part] ?? part).replace('Dialog', 'Sheet')
  }

  function become({ openingElement, closingElement }, name) {
    openingElement.name = j.jsxIdentifier(name)
    if (closingElement) closingElement.name = j.jsxIdentifier(name)
    needed.add(name)
  }

  /** Each of the `options` is an element. */
  function spellOutRadios() {
    elements('RadioGroup').forEach(({ node }) => {
      const options = attribute(node, 'options')
      if (!options) return
      remove(node, 'options')
      needed.add('RadioGroupItem')
      const option = (key) => j.memberExpression(j.identifier('option'), j.identifier(key))
      const value = (name) => given(name, j.jsxExpressionContainer(option('value')))
      const item = element(
        'RadioGroupItem',
        [value('key'), value('value')],
        [j.jsxExpressionContainer(option('label'))],
      )
      const all = j.callExpression(j.memberExpression(contentOf(options), j.identifier('map')), [
        j.arrowFunctionExpression([j.identifier('option')], item),
      ])
      node.openingElement.selfClosing = false
      node.closingElement = j.jsxClosingElement(node.openingElement.name)
      node.children = [j.jsxExpressionContainer(all)]

      const change = attribute(node, 'onChange')
      if (!change) return
      const handler = contentOf(change)
      const { name: event } = handler.params?.[0] ?? {}
      const text = j(handler.body ?? []).toSource()
      const uses = new RegExp(`\\b${event}\\.(?:currentT|t)arget\\.value\\b`, 'g')
      if (!event || new RegExp(`\\b${event}\\b`).test(text.replace(uses, ''))) {
        report(`${path}: RadioGroup calls onValueChange with the value in place of onChange.`)
        return
      }
      change.name.name = 'onValueChange'
      j(handler)
        .find(j.MemberExpression)
        .filter(
          (place) =>
            j(place).toSource() !== '' &&
            new RegExp(`^(?:${uses.source})$`).test(j(place).toSource()),
        )
        .replaceWith(j.identifier(event))
    })
  }

  /** A disclosure is an item of an accordion, with a trigger and a content. */
  function spellOutDisclosures() {
    let made = 0
    elements('Disclosure').forEach((place) => {
      const { node } = place
      const summary = attribute(node, 'summary')
      if (!summary) return
      const label = summary.value
      const isOpen = attribute(node, 'open') || attribute(node, 'defaultOpen')
      for (const gone of ['summary', 'open', 'defaultOpen']) remove(node, gone)
      needed.add('AccordionTrigger').add('AccordionContent')
      const trigger = element(
        'AccordionTrigger',
        [],
        [label.type === 'StringLiteral' ? j.jsxText(label.value) : label],
      )
      node.children = [trigger, element('AccordionContent', [], node.children)]
      const value = isOpen ? `item-${++made}` : undefined
      if (value) node.openingElement.attributes.push(given('value', j.stringLiteral(value)))
      const opened = value
        ? [
            given(
              'defaultValue',
              j.jsxExpressionContainer(j.arrayExpression([j.stringLiteral(value)])),
            ),
          ]
        : []
      let group = place.parent
      while (
        group &&
        !(group.node.type === 'JSXElement' && nameOf(group.node) === 'DisclosureGroup')
      ) {
        group = group.parent
      }
      if (group) {
        const list = attribute(group.node, 'defaultValue')
        if (value && list) contentOf(list).elements.push(j.stringLiteral(value))
        else group.node.openingElement.attributes.push(...opened)
      } else {
        needed.add('Accordion')
        place.replace(element('Accordion', opened, [node]))
      }
    })
  }

  function renameComponents() {
    const isName = ({ parent, name }) =>
      !(name === 'property' || name === 'key' || name === 'imported') &&
      parent.node.type !== 'JSXAttribute'
    for (const [local, was] of imported) {
      const name = names[was]
      if (!name) continue
      if (was === 'navigationMenuStyle') {
        root
          .find(j.Identifier, { name: local })
          .filter((place) => isName(place) && place.parent.node.type !== 'ImportSpecifier')
          .replaceWith(j.callExpression(j.identifier(name), []))
      }
      for (const kind of [j.JSXIdentifier, j.Identifier]) {
        root
          .find(kind, { name: local })
          .filter((place) => isName(place) && place.parent.node.type !== 'ImportSpecifier')
          .forEach(({ node }) => {
            node.name = local === was ? name : local
          })
      }
    }
  }

  /** Imports the new names, and no longer what nothing uses. */
  function rewriteImports() {
    const used = new Set()
    root.find(j.JSXIdentifier).forEach(({ node }) => void used.add(node.name))
    root
      .find(j.Identifier)
      .filter(({ parent }) => parent.node.type !== 'ImportSpecifier')
      .forEach(({ node }) => void used.add(node.name))
    const present = new Set()
    ours.forEach((place) => {
      const { node } = place
      node.specifiers = (node.specifiers ?? []).flatMap((one) => {
        if (one.type !== 'ImportSpecifier') return [one]
        const name = names[one.imported.name] ?? one.imported.name
        const local = one.local.name === one.imported.name ? name : one.local.name
        if (present.has(local) || !used.has(local)) return []
        present.add(local)
        const renamed = j.importSpecifier(j.identifier(name), j.identifier(local))
        renamed.importKind = one.importKind
        return [renamed]
      })
    })
    const missing = [...needed].filter((name) => used.has(name) && !present.has(name)).sort()
    if (missing.length > 0) {
      ours.at(0).insertAfter(
        j.importDeclaration(
          missing.map((name) => j.importSpecifier(j.identifier(name))),
          j.stringLiteral('@duskpane/ui'),
        ),
      )
    }
    ours
      .filter(({ node }) => node.specifiers.length === 0 && !node.source.value.endsWith('.css'))
      .remove()
  }

  function renameInTexts() {
    for (const kind of [j.StringLiteral, j.JSXText]) {
      root.find(kind).forEach(({ node }) => {
        const text = renameTokens(node.value)
        if (text === node.value) return
        node.value = text
        delete node.extra
      })
    }
    root.find(j.TemplateElement).forEach(({ node }) => {
      node.value = { raw: renameTokens(node.value.raw), cooked: renameTokens(node.value.cooked) }
    })
  }
}
