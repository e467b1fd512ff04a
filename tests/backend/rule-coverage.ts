/** A node of the emulator's coverage report: an expression of the rules and its values. */
interface Expression {
  readonly sourcePosition: { readonly line: number; readonly column: number }
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[]
}
interface Report {
  readonly rules: { readonly files: readonly { readonly content: string }[] }
  readonly report: readonly Expression[]
}

/** Each `allow` line of the rules, and whether its condition was ever true and ever not. */
export function reachedAllows(report: unknown) {
  const { rules, report: expressions } = report as Report
  const lines = rules.files.flatMap(({ content }) => content.split('\n'))
  return lines.flatMap((text, index) => {
    if (!text.trim().startsWith('allow ')) return []
    const inLine = expressions.filter(({ sourcePosition: { line } }) => line === index + 1)
    const [whole] = inLine.toSorted((a, b) => a.sourcePosition.column - b.sourcePosition.column)
    const values = whole?.values?.map(({ value }) => value.boolValue) ?? []
    const granted = values.includes(true)
    return { line: index + 1, text, granted, refused: values.some((value) => value !== true) }
  })
}
