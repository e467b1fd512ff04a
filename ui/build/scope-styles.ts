import postcss from 'postcss'

/** The parts of the components, and what stands in them. */
const INSIDE = ':where([data-slot], [data-slot] *)'

/** The first class of a selector, with its escapes. */
const FIRST_CLASS = /\.(?:\\.|[\w-])+/

/**
 * Limits the classes of a Tailwind style sheet to the components, because an app may have its own `.hidden`.
 * It also removes their layer, because any rule of the app outside of layers would override a layer.
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
