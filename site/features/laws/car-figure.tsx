import { filmsOnCar } from '@duskpane/content/laws/films-on-car'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawPage } from '@duskpane/content/pages/law'
import { bareCar } from '@duskpane/content/scenes/bare-car'
import { viewerText } from '@duskpane/content/viewer'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { chunk } from '../../load/chunk'
import { useChunk } from '../../load/use-chunk'
import { TextLink } from '../../sections/text-link'
import { WaitingStill } from '../viewer/waiting-still'
import { WindowChips } from '../viewer/window-chips'
import { BareCar } from './bare-car'

const text = lawPage.car

const drawnCar = chunk(() => import('./drawn-car'))

interface CarFigureProps {
  readonly law: TintLaw
  /** VLT of the factory glass, per cent. */
  readonly glass: number
}

/** The darkest films that pass, named on the windows of a car and drawn once the visitor comes near. */
export default function CarFigure({ law, glass }: CarFigureProps) {
  const place = useRef<HTMLElement>(null)
  const car = useChunk(drawnCar, useNear(place))
  const DrawnCar = typeof car === 'object' ? car.default : undefined
  const { films, chipOn, caption, viewer } = filmsOnCar(law, glass)
  return (
    <figure
      ref={place}
      className="group/car grid print:hidden gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end"
    >
      <div className="relative max-w-whole-picture">
        {DrawnCar ? (
          <DrawnCar glass={glass} films={films} />
        ) : (
          <WaitingStill failed={car === 'failed'} failure={viewerText.failure}>
            <BareCar />
          </WaitingStill>
        )}
        <WindowChips windows={bareCar.windows}>{({ name }) => chipOn(name)}</WindowChips>
      </div>
      <figcaption className="grid max-w-reading gap-3 text-text-muted">
        <span className="text-sm">
          <span className="group-has-data-[state=live]/car:hidden print:inline! forced-colors:inline!">
            {text.still}
          </span>
          <span className="hidden group-has-data-[state=live]/car:inline print:hidden! forced-colors:hidden!">
            {text.drawn}
          </span>
        </span>
        <span>{caption}</span>
        {viewer && (
          <TextLink variant="standalone" className="justify-self-start print:hidden" to={viewer}>
            {text.viewer}
          </TextLink>
        )}
      </figcaption>
    </figure>
  )
}
