import { carShades } from '@duskpane/content/films/models'
import { viewerNames } from '@duskpane/content/laws/glass'
import { conditionTexts, windowNames } from '@duskpane/content/laws/sentences'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { darkestThatPasses } from '@duskpane/content/laws/verdict'
import { lawPage } from '@duskpane/content/pages/law'
import { bareCar } from '@duskpane/content/scenes/bare-car'
import { viewerText } from '@duskpane/content/viewer'
import { Link } from '@duskpane/ui/link'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { chunk } from '../../load/chunk'
import { useChunk } from '../../load/use-chunk'
import { AppLink } from '../../router/app-link'
import { WaitingStill } from '../viewer/waiting-still'
import { WindowChips } from '../viewer/window-chips'
import { BareCar } from './bare-car'
import type { DrawnCarProps } from './drawn-car'

const text = lawPage.car

const drawnCar = chunk(() => import('./drawn-car'))

export interface CarFigureProps {
  readonly law: TintLaw
  /** VLT of the factory glass, per cent. */
  readonly glass: number
}

/** The darkest films that pass, named on the windows of a car and drawn once the visitor comes near. */
export default function CarFigure({ law, glass }: CarFigureProps) {
  const place = useRef<HTMLElement>(null)
  const car = useChunk(drawnCar, useNear(place))
  const DrawnCar = typeof car === 'object' ? car.default : undefined
  const windows = windowNames.map((window) => {
    const found = darkestThatPasses(law, { vehicle: 'car' as const, window, glass }, carShades)
    return { name: viewerNames[window], found }
  })
  const films = Object.fromEntries(windows.map(({ name, found }) => [name, found?.film ?? null]))
  const conditions = new Set(
    windows.flatMap(({ found }) =>
      found?.verdict.raisesFront === undefined ? [] : conditionTexts(found.verdict).slice(-1),
    ),
  )
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
        <WindowChips windows={bareCar.windows}>{({ name }) => chipOf(films[name])}</WindowChips>
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
        <span>
          {[
            text.list(
              bareCar.windows.map(({ name, phrase }) => text.on(chipOf(films[name]), phrase)),
            ),
            ...conditions,
          ].join(' ')}
        </span>
        <ViewerLink law={law} glass={glass} films={films} />
      </figcaption>
    </figure>
  )
}

const chipOf = (film: DrawnCarProps['films'][string] | undefined) =>
  film ? film.name + (film.illustrative ? '†' : '') : text.bare

/** The way to the viewer with the same films, as far as one line has them. */
function ViewerLink({ law, glass, films }: CarFigureProps & Pick<DrawnCarProps, 'films'>) {
  const line = Object.values(films).find((film) => film)?.line
  if (!line) return null
  const query = new URLSearchParams({ place: law.slug, glass: String(glass) })
  for (const [name, film] of Object.entries(films))
    if (film?.line === line) query.set(name, film.name)
  return (
    <Link variant="standalone" asChild className="justify-self-start print:hidden">
      <AppLink to={`${line.path}?${query}#viewer`}>{text.viewer}</AppLink>
    </Link>
  )
}
