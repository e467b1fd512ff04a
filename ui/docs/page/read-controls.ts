import { everywhere } from './common-sentences.ts'
import type { Module, Prop } from './module.ts'
import type { Control } from './shown-module.ts'

const types: Readonly<Record<string, Control['type']>> = {
  boolean: 'boolean',
  number: 'number',
  string: 'text',
}

/** `asChild` needs another child, and a default counts only when a component is mounted. */
const isFixed = (name: string) => name === 'asChild' || /^default[A-Z]/.test(name)

/** What the component of the stories takes that is one of a few values, on or off, a number or a text. */
function controlsOf({ parts, component }: Module): readonly Control[] {
  const part = parts.find(({ name }) => name === component)
  if (!part) return []
  return [
    ...part.props.flatMap((prop) => controlOf(prop) ?? []),
    ...part.attributes.map((name) => ({ name, type: 'boolean' as const })),
  ]
}

function controlOf(prop: Prop): Control | undefined {
  const { name, values, default: given } = prop
  const description = everywhere[name] ?? prop.sentence
  const type = values.length > 0 ? 'select' : types[prop.type]
  if (!type || isFixed(name)) return
  return {
    name,
    type,
    ...(values.length > 0 && { options: values.map(literal) }),
    ...(description && { description }),
    ...(given && { default: given.replaceAll('`', '') }),
  }
}

/** A literal type as its value: `'sm'` or `2`. */
const literal = (type: string) => (type.startsWith("'") ? type.slice(1, -1) : Number(type))

export { controlsOf }
