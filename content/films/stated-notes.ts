import { figuresOf } from '../light/optics'
import { specifiersFigures } from '../light/specifiers'
import { numberOf } from '../schema'
import type { ListedModel } from './catalog'
import { shown } from './figures'
import { filmText as text } from './text'

/** Says of a figure that the owner states what follows from the others. */
const statedText = (name: string, header: string, stated: string, follows: string) =>
  `The ${header} of ${name} is the ${stated} that its maker states; from its bands follow ${follows}.`

/** Which values of a table differ from what follows by more than two in their last digit. */
export function statedNotes(
  models: readonly Pick<ListedModel, 'name' | 'record' | 'stated'>[],
): string[] {
  return models.flatMap(({ name, record, stated }) => {
    const follows = stated &&
      record && { ...figuresOf(record), ...specifiersFigures(record).single }
    return [...text.columns, ...text.specifiers.columns].flatMap((column) => {
      const own = column.key === 'transmitted' ? undefined : stated?.[column.key]
      const its = follows?.[column.key]
      if (own === undefined || its === undefined) return []
      if (Math.abs(numberOf(own) - its) * 10 ** column.digits <= 2) return []
      return statedText(name, column.header, shown(own, column), shown(its, column))
    })
  })
}
