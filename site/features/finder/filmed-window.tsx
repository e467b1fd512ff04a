import { filmCards } from '@duskpane/content/films/cards'
import type { ListedFilm, Model } from '@duskpane/content/films/catalog'
import type { Question } from '@duskpane/content/finder/find'
import { finderTool as text } from '@duskpane/content/finder/text'
import { lightValues } from '@duskpane/content/light/film-light'
import { viewerText } from '@duskpane/content/light/viewer-text'
import { bareCar } from '@duskpane/content/scenes/bare-car'
import { car } from '@duskpane/content/scenes/car'
import { room } from '@duskpane/content/scenes/room'
import type { Scene } from '@duskpane/content/schema'
import { Picture } from '@duskpane/ui/picture'
import { useNear } from '@duskpane/ui/use-near'
import { type CSSProperties, useRef } from 'react'
import { LitView } from '../viewer/lit-view'

/** The windows of the drawn car, by the kind of glass. */
const carWindows: Readonly<Partial<Record<string, number>>> = { front: 0, rearSide: 1, rear: 2 }

/** How much larger than the card the car is drawn, so that only its glass is visible. */
const ZOOM = 2.4

interface FilmedWindowProps {
  readonly question: Question
  readonly line: ListedFilm
  readonly model: Model | undefined
}

/** A film on the chosen window, computed. If no window is drawn for it, the picture of the line. */
export function FilmedWindow({ question: { kind, glass }, line, model }: FilmedWindowProps) {
  const window = bareCar.windows[carWindows[glass] ?? -1]
  if (model && kind !== 'building' && window) {
    const [x, y] = window.at
    return <LitWindow scene={car} model={model} names={[window.name]} at={[placed(x), placed(y)]} />
  }
  if (model && kind === 'building' && glass !== 'partition') {
    const names = room.views[0].windows.map(({ name }) => name)
    return <LitWindow scene={room} model={model} names={names} />
  }
  const { picture } = filmCards.find(({ slug }) => slug === line.slug) ?? {}
  return picture && <Picture {...picture} sizes={SIZES} className="aspect-video" />
}

const SIZES = '(min-width: 64rem) 30rem, 100vw'
/** Centers a point of the large picture, per cent, in the card, as far as the edges allow. */
const placed = (at: number) => Math.min(0, Math.max(100 - 100 * ZOOM, 50 - at * ZOOM))

interface LitWindowProps {
  readonly scene: Scene
  readonly model: Model
  /** The windows that carry the film. */
  readonly names: readonly string[]
  /** The offset of the picture in the card, per cent, if it is larger. */
  readonly at?: readonly [left: number, top: number]
}

/** Margins are relative to the width of the card; its height is 9 / 16 of that. */
const ZOOMED =
  'w-[calc(var(--zoom)*100%)] max-w-none ms-(--left) mt-[calc(var(--top)*9/16)] mb-[calc((100%-var(--zoom)*100%-var(--top))*9/16)]'

function LitWindow({ scene, model, names, at }: LitWindowProps) {
  const [view] = scene.views
  const place = useRef<HTMLDivElement>(null)
  const films = Object.fromEntries(names.map((name) => [name, model]))
  const [left, top] = at ?? []
  return (
    <div
      ref={place}
      style={{ '--zoom': ZOOM, '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
    >
      <LitView
        view={view}
        wanted={useNear(place)}
        draw={(light) => ({ values: lightValues(light, view, scene.glass[0].vlt, films) })}
        label={text.seen(model.name, view.alt)}
        caption={text.bare}
        failure={viewerText.failure}
        {...(at && { pictureClassName: ZOOMED })}
      >
        <Picture source={view.bare} alt={view.alt} sizes={SIZES} className="aspect-video" />
      </LitView>
    </div>
  )
}
