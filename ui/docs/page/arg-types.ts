import { modules } from 'virtual:modules'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import type { Control } from './shown-module.ts'

/** A control for each prop that a form can change, as the types of the component say; no other prop has a row. */
const withControls: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const module = Object.values(modules).find((one) => one.title === title)
  if (!module) return argTypes
  const others = Object.keys({ ...argTypes, ...initialArgs }).map((name) => {
    const isText = typeof initialArgs[name] === 'string'
    const row = isText ? controlFor({ name, type: 'text' }) : { name, table: { disable: true } }
    return [name, row] as const
  })
  const controls = module.controls.map((control) => [control.name, controlFor(control)] as const)
  return Object.fromEntries([...others, ...controls])
}

const controlFor = ({ name, type, options, description, default: given }: Control) =>
  ({
    name,
    control: { type },
    ...(options && { options: [...options] }),
    ...(description && { description }),
    table: {
      type: { summary: options?.join(' | ') ?? (type === 'text' ? 'string' : type) },
      ...(given && { defaultValue: { summary: given } }),
    },
  }) satisfies InputType

export { withControls }
