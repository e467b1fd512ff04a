/** A node of the emulator's coverage report: an expression of the rules and its values. */
interface Expression {
  readonly sourcePosition: { readonly line: number; readonly column: number }
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[]
  readonly children?: readonly Expression[]
}
interface Report {
  readonly rules: { readonly files: readonly { readonly content: string }[] }
  readonly report: readonly Expression[]
}

/** Each `allow` line of the rules, and whether its condition was ever true and ever not. */
export function reachedAllows(report: unknown) {
  const { rules, report: expressions } = report as Report
  const source = rules.files.map(({ content }) => content).join('\n')
  return source.split('\n').flatMap((text, index) => {
    if (!text.trim().startsWith('allow ')) return []
    const condition = outermost(expressions.filter((it) => it.sourcePosition.line === index + 1))
    const values = condition?.values?.map(({ value }) => value.boolValue) ?? []
    return {
      line: index + 1,
      text: text.trim(),
      granted: values.includes(true),
      refused: values.some((value) => value !== true),
    }
  })
}

function outermost(expressions: readonly Expression[]): Expression | undefined {
  return expressions.toSorted((a, b) => a.sourcePosition.column - b.sourcePosition.column)[0]
}
