import { Figure, FigureGroup } from '@duskpane/ui'

export function Example() {
  return (
    <FigureGroup>
      <Figure value={96} unit="%" label="IRR" caption="Infrared rejected" />
      <Figure prefix="over" value={20} unit="years" label="In business" />
    </FigureGroup>
  )
}
