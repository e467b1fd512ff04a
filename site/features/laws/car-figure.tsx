import { filmsOnCar } from '@duskpane/content/laws/films-on-car'
import { lawPage } from '@duskpane/content/laws/place-text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lightThrough, lightValues } from '@duskpane/content/light/film-light'
import { viewerText } from '@duskpane/content/light/viewer-text'
import { car } from '@duskpane/content/scenes/car'
import { Picture } from '@duskpane/ui/picture'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { TextLink } from '../../sections/text-link'
import { LitView } from '../viewer/lit-view'
import { WindowChips } from '../viewer/window-chips'

const text = lawPage.car
const [view] = car.views

interface CarFigureProps {
  readonly law: TintLaw
  /** VLT of the factory glass, per cent. */
  readonly glass: number
}

/** The darkest films that pass, named on the windows of a car and drawn once the visitor comes near. */
export default function CarFigure({ law, glass }: CarFigureProps) {
  const place = useRef<HTMLElement>(null)
  const { films, chipOn, caption, viewer } = filmsOnCar(law, glass)
  const seen = view.windows.map(({ name, phrase }) =>
    viewerText.sentence(films[name]?.name, phrase, lightThrough(glass, films[name] ?? null)),
  )
  return (
    <figure
      ref={place}
      className="group/car grid print:hidden gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end"
    >
      <div className="relative max-w-whole-picture">
        <LitView
          view={view}
          wanted={useNear(place)}
          draw={(light) => ({ values: lightValues(light, view, glass, films) })}
          label={`${view.alt} ${seen.join(' ')}`}
          caption={viewerText.stillCaption}
          failure={viewerText.failure}
        >
          <Picture
            source={view.bare}
            alt={view.alt}
            sizes="(min-width: 96rem) 63rem, (min-width: 64rem) 46rem, 100vw"
            className="aspect-video rounded-lg"
          />
        </LitView>
        <WindowChips windows={view.windows}>{({ name }) => chipOn(name)}</WindowChips>
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
          <TextLink variant="standalone" className="justify-self-start print:hidden" to={viewer.to}>
            {viewer.name}
          </TextLink>
        )}
      </figcaption>
    </figure>
  )
}
