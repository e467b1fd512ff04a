import type { Film } from '@duskpane/content/films/catalog'
import { thicknessesOf } from '@duskpane/content/films/spec-sheet'
import type { CSSProperties } from 'react'

/** Every thickness of a line, drawn to one scale, and what it is for. */
export function Thicknesses({ film }: { readonly film: Film }) {
  const { tiles, note } = thicknessesOf(film)
  return (
    // On paper the values say them.
    <figure className="grid content-start gap-4 md:gap-5 print:hidden">
      <figcaption className="text-sm font-semibold">{note}</figcaption>
      <ul className="grid gap-y-3 md:auto-cols-fr md:grid-flow-col">
        {tiles.map(({ name, value, use, height }) => (
          <li
            key={name}
            className="grid min-w-0 content-start gap-0.5 text-sm wrap-anywhere max-md:grid-cols-[minmax(0,1fr)_45%]"
          >
            {/* On a phone the films lie on the pane as bars, beside their names. */}
            <span
              aria-hidden
              className="flex max-md:col-start-2 max-md:row-span-3 max-md:row-start-1 max-md:h-10 md:mb-2 md:flex-col-reverse"
              style={{ '--share': `${height}%` } as CSSProperties}
            >
              {/* The pane, far thicker than any film on it, fades out. */}
              <span className="border-text from-line-strong/60 to-transparent max-md:w-6 max-md:border-e max-md:bg-linear-to-l md:h-8 md:border-t md:bg-linear-to-b" />
              <span className="flex grow md:h-24 md:grow-0 md:flex-col md:justify-end md:pe-3">
                <span className="border-accent bg-accent/25 max-md:w-(--share) max-md:border-e-2 md:h-(--share) md:border-t-2 forced-colors:bg-[CanvasText]" />
              </span>
            </span>
            <span className="pe-3 font-semibold">{name}</span>
            <span className="pe-3 text-text-muted tabular-nums">{value}</span>
            {use && <span className="pe-3 text-text-muted">{use}</span>}
          </li>
        ))}
      </ul>
    </figure>
  )
}
