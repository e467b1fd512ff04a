import type { SceneView, Sights } from '@duskpane/content/schema'
import { sightsText as text } from '@duskpane/content/sights'
import { Heading } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import type { ReactNode } from 'react'

interface SightGridProps {
  readonly views: readonly SceneView[]
  /** The picture of a view. */
  readonly children: (view: SceneView) => ReactNode
  /** What is said of a view below its picture. */
  readonly caption?: (view: SceneView) => ReactNode
}

/** The views side by side, each with its name and room for the text below it. */
export function SightGrid({ views, children, caption }: SightGridProps) {
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {views.map((view) => (
        <figure key={view.name} className="grid content-start gap-3">
          <Heading level={3} size="lg">
            {view.label}
          </Heading>
          {children(view)}
          <figcaption
            aria-live="polite"
            className="min-h-18 max-w-reading sm:min-h-12 text-text-muted"
          >
            {caption?.(view)}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** How the figures are meant. */
export function SightNote({ className = '' }: { readonly className?: string }) {
  return <p className={`max-w-reading text-sm text-text-muted ${className}`}>{text.note}</p>
}

interface SightStillProps {
  readonly view: SceneView
  readonly sights: Sights
  /** With the film of the stills; without it, bare glass. */
  readonly film: boolean
  readonly className?: string
}

/** A finished picture of a view. */
export function SightStill({ view, sights, film, className = '' }: SightStillProps) {
  const still = view.stills.find(({ vlt }) => vlt === (film ? sights.still.vlt : 100))
  if (!still) throw new Error(`The view ${view.name} has no such still.`)
  return (
    <Picture
      source={still.source}
      alt={`${view.alt} ${film ? text.film(sights.still) : text.bare}.`}
      sizes="(min-width: 96rem) 48rem, (min-width: 48rem) 48vw, 100vw"
      className={`aspect-video ${className}`}
    />
  )
}
