import type { Model } from '@duskpane/content/films/catalog'
import { mirrorSentence, mirrorValues } from '@duskpane/content/light/mirrors'
import { whoSeesWhomText } from '@duskpane/content/light/who-sees-whom-text'
import { compare } from '@duskpane/content/pages/compare'
import { whoSeesWhom } from '@duskpane/content/scenes/who-sees-whom'
import type { MirrorView } from '@duskpane/content/schema'
import { mirroredToShown } from '@duskpane/ui/film/light'
import { Picture } from '@duskpane/ui/picture'
import { useNear } from '@duskpane/ui/use-near'
import { type CSSProperties, useRef } from 'react'
import { LitView } from '../viewer/lit-view'

const { pictures: text } = compare
const [day, night] = whoSeesWhom.views

/** One window from the street by day and after dark, with each film on a strip of it. */
export default function FilmPictures({ films }: { readonly films: readonly Model[] }) {
  return (
    <div className="grid gap-x-6 gap-y-8 md:grid-cols-2">
      <FilmedWindow view={day} films={films} time={text.day} />
      <FilmedWindow view={night} films={films} time={text.night} />
    </div>
  )
}

const STRIP = '[clip-path:inset(0_var(--end)_0_var(--start))]'

/** Where the window begins and ends in the picture, per cent: it is cut into strips as wide as each other. */
const WINDOW = { start: 19.5, width: 60 }

interface FilmedWindowProps {
  readonly view: MirrorView
  readonly films: readonly Model[]
  readonly time: string
}

function FilmedWindow({ view, films, time }: FilmedWindowProps) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const edge = (index: number) => WINDOW.start + (WINDOW.width * index) / films.length
  return (
    <figure ref={place} className="grid content-start gap-3">
      <p className="font-semibold">{time}</p>
      <div className="grid">
        {films.map((film, index) => (
          // One over the other, each cut to its strip, so that the window is one.
          <div
            key={film.name}
            className="col-start-1 row-start-1 min-w-0"
            style={
              {
                '--start': index === 0 ? '0%' : `${edge(index)}%`,
                '--end': index === films.length - 1 ? '0%' : `${100 - edge(index + 1)}%`,
              } as CSSProperties
            }
          >
            <Strip view={view} film={film} wanted={near} />
          </div>
        ))}
      </div>
      <ul className="grid auto-cols-fr gap-x-3 gap-y-1 text-sm text-text-muted sm:grid-flow-col">
        {films.map((film) => (
          <li key={film.name}>{sentenceOf(view, film)}</li>
        ))}
      </ul>
    </figure>
  )
}

const sentenceOf = (view: MirrorView, film: Model) =>
  mirrorSentence(view, film, mirroredToShown(view.layers, mirrorValues(view, film)))

interface StripProps {
  readonly view: MirrorView
  readonly film: Model
  readonly wanted: boolean
}

/** The whole window with a film; the still that is nearest to it until the layers have come. */
function Strip({ view, film, wanted }: StripProps) {
  const isMirror = 2 * film.reflectance.outside > whoSeesWhom.still.reflectance.outside
  const shown = `${isMirror ? whoSeesWhomText.mirror : whoSeesWhomText.bareGlass}.`
  return (
    <LitView
      view={view}
      wanted={wanted}
      draw={() => ({ values: mirrorValues(view, film) })}
      label={`${view.alt} ${sentenceOf(view, film)}`}
      caption={whoSeesWhomText.still(shown)}
      failure={whoSeesWhomText.failure}
      pictureClassName={STRIP}
    >
      <Picture
        source={isMirror ? view.mirror : view.bare}
        alt={`${view.alt} ${shown}`}
        sizes="(min-width: 96rem) 48rem, (min-width: 48rem) 48vw, 100vw"
        className="aspect-video"
      />
    </LitView>
  )
}
