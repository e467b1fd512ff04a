import postcss from 'postcss'

/** The parts of the components, and what stands in them. */
const INSIDE = ':where([data-slot], [data-slot] *)'

/** The first class of a selector, with its escapes. */
const FIRST_CLASS = /\.(?:\\.|[\w-])+/

/**
 * Keeps the classes of a style sheet of Tailwind inside of the components, as an app may have a `.hidden`
 * of its own. It also opens their layer, as whatever an app says outside of layers would win against it.
 */
export function scopeStyles(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules((rule) => {
      rule.selectors = rule.selectors.map((one) => one.replace(FIRST_CLASS, `$&${INSIDE}`))
    })
    layer.replaceWith(layer.nodes ?? [])
  })
  return root.toString()
}
