import postcss, { type Declaration } from 'postcss'

/** The themes of `tokens.css`, in the order of its page. */
const themes = ['light', 'day', 'ink'] as const

type Theme = (typeof themes)[number]

interface Token {
  /** Without the prefix: `surface-raised`. */
  readonly name: string
  /** What it is for, as its comment says. */
  readonly role: string
  /** As it is written, in each theme. */
  readonly values: Readonly<Record<Theme, string>>
}

/** The variables of `tokens.css` on a screen, with their roles; aliases of others are left out. */
function readTokens(css: string): readonly Token[] {
  const tokens = new Map<string, { role: string; values: Partial<Record<Theme, string>> }>()
  postcss.parse(css).walkDecls(/^--dp-/, (declaration) => {
    const name = declaration.prop.slice('--dp-'.length)
    const token = tokens.get(name) ?? { role: roleOf(declaration), values: {} }
    for (const theme of themesOf(declaration)) token.values[theme] = declaration.value
    if (!declaration.value.startsWith('var(')) tokens.set(name, token)
  })
  return [...tokens].map(([name, { role, values }]) => {
    const { light, day, ink } = values
    if (!light || !day || !ink)
      throw new Error(`tokens.css has no --dp-${name} in one of the themes.`)
    return { name, role, values: { light, day, ink } }
  })
}

/** The comment behind it. */
function roleOf(declaration: Declaration): string {
  const next = declaration.next()
  const isBehind = next?.source?.start?.line === declaration.source?.end?.line
  return next?.type === 'comment' && isBehind ? next.text : ''
}

/** The themes in which a declaration counts on a screen. */
function themesOf({ parent }: Declaration): readonly Theme[] {
  const around = parent?.parent
  if (around?.type === 'atrule' && 'params' in around && around.params === 'print') return []
  if (parent?.type === 'atrule') return ['ink']
  const selector = parent?.type === 'rule' && 'selector' in parent ? String(parent.selector) : ''
  if (selector === ':root') return themes
  return themes.filter((theme) => selector.includes(`"${theme}"`))
}

export { readTokens, type Theme, type Token, themes }
