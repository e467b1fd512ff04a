import { modules } from 'virtual:modules'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Prop } from './module.ts'

/** A control for each prop of a component that is on or off or has a few values, as its types say. */
const withControls: ArgTypesEnhancer = ({ title, argTypes }) => {
  const module = Object.values(modules).find((one) => one.title === title)
  const props = module?.parts[0]?.props ?? []
  const controls = props.flatMap((prop) => {
    const control = controlOf(prop)
    return control ? [[prop.name, { name: prop.name, ...control }] as const] : []
  })
  return { ...argTypes, ...Object.fromEntries(controls) }
}

function controlOf({ type, values }: Prop) {
  if (values.length > 0) return { control: 'select' as const, options: values.map(literal) }
  return type === 'boolean' ? { control: 'boolean' as const } : undefined
}

/** A literal type as its value: `'sm'` or `2`. */
const literal = (type: string) => (type.startsWith("'") ? type.slice(1, -1) : Number(type))

export { withControls }
