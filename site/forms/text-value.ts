/** The text entered in the control called `name`; empty when the form does not show it. */
export function textValue(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
