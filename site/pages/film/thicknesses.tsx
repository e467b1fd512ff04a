import type { Film } from '@duskpane/content/films/catalog'
import { thicknessesOf } from '@duskpane/content/films/spec-sheet'
import { cn } from '@duskpane/ui/cn'

/** Every thickness of a line, drawn to one scale, and what it is for. */
export function Thicknesses({ film }: { readonly film: Film }) {
  const { tiles, note } = thicknessesOf(film)
  return (
    // On paper the values say them.
    <figure className="grid content-start gap-4 md:gap-5 print:hidden">
      <figcaption className="text-sm font-semibold">{note}</figcaption>
      <ul
        className={cn(
          'grid gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none',
          // On a phone none stands alone in its row.
          tiles.length === 4 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {tiles.map(({ name, value, use, height }) => (
          <li key={name} className="grid min-w-0 content-start gap-0.5 text-sm wrap-anywhere">
            <span aria-hidden className="mb-2">
              <span className="flex h-16 flex-col justify-end pe-3 md:h-24">
                <span
                  className="block border-t-2 border-accent bg-accent/25 forced-colors:bg-[CanvasText]"
                  style={{ height: `${height}%` }}
                />
              </span>
              {/* The pane, far thicker than any film on it, fades out. */}
              <span className="block h-8 border-t border-text bg-linear-to-b from-line-strong/60 to-transparent" />
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
