import { Figure, FigureGroup } from '@duskpane/ui'

/** A caption says what the letters stand for. */
export function DoCaption() {
  return (
    <FigureGroup>
      <Figure value={96} unit="%" label="IRR" caption="Infrared rejected" />
    </FigureGroup>
  )
}

/** Letters alone tell something only to those who know them. */
export function DontCaption() {
  return (
    <FigureGroup>
      <Figure value={96} unit="%" label="IRR" />
    </FigureGroup>
  )
}
