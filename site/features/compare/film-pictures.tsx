import type { Model } from '@duskpane/content/films/catalog'
import { mirrorSentence, mirrorValues } from '@duskpane/content/light/mirrors'
import { whoSeesWhomText } from '@duskpane/content/light/who-sees-whom-text'
import { compare } from '@duskpane/content/pages/compare'
import { whoSeesWhom } from '@duskpane/content/scenes/who-sees-whom'
import type { MirrorView } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { mirroredToShown } from '@duskpane/ui/film/light'
import { Picture } from '@duskpane/ui/picture'
import { useNear } from '@duskpane/ui/use-near'
import { useRef } from 'react'
import { LitView } from '../viewer/lit-view'

const { pictures: text } = compare
const [day, night] = whoSeesWhom.views

/** Each film on one window, seen from the street by day and after dark. */
export default function FilmPictures({ films }: { readonly films: readonly Model[] }) {
  return (
    <ul
      className={cn(
        'grid gap-x-4 gap-y-8 md:gap-x-6',
        films.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
        films.length > 3 && 'lg:grid-cols-4',
      )}
    >
      {films.map((film) => (
        <li key={film.name} className="grid content-start gap-3">
          <p className="text-lg font-semibold">{film.name}</p>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-1 sm:gap-3">
            <FilmedWindow view={day} film={film} time={text.day} />
            <FilmedWindow view={night} film={film} time={text.night} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface FilmedWindowProps {
  readonly view: MirrorView
  readonly film: Model
  readonly time: string
}

/** A window with a film; the still that is nearest to it until the layers have come. */
function FilmedWindow({ view, film, time }: FilmedWindowProps) {
  const place = useRef<HTMLElement>(null)
  const near = useNear(place)
  const values = mirrorValues(view, film)
  const sentence = mirrorSentence(
    view,
    { ...film, name: time },
    mirroredToShown(view.layers, values),
  )
  const isMirror = 2 * film.reflectance.outside > whoSeesWhom.still.reflectance.outside
  const shown = `${isMirror ? whoSeesWhomText.mirror : whoSeesWhomText.bareGlass}.`
  return (
    <figure ref={place} className="grid content-start gap-1.5">
      <LitView
        view={view}
        wanted={near}
        draw={() => ({ values })}
        label={`${film.name}. ${view.alt} ${sentence}`}
        caption={whoSeesWhomText.still(shown)}
        failure={whoSeesWhomText.failure}
      >
        <Picture
          source={isMirror ? view.mirror : view.bare}
          alt={`${view.alt} ${shown}`}
          sizes="(min-width: 96rem) 32rem, (min-width: 64rem) 30vw, 48vw"
          className="aspect-video"
        />
      </LitView>
      <figcaption className="text-sm text-text-muted">
        {/* Script draws the film into the picture. */}
        <span className="hidden noscript:block">{whoSeesWhomText.still(shown)}</span>
        <span>{sentence}</span>
      </figcaption>
    </figure>
  )
}
