import type { Film } from '@duskpane/content/films/catalog'
import { thicknessesOf } from '@duskpane/content/films/glance'
import { cn } from '@duskpane/ui/cn'

/** Every thickness of a line, drawn to one scale, and what it is for. */
export function Thicknesses({ film }: { readonly film: Film }) {
  const { tiles, note } = thicknessesOf(film)
  return (
    // On paper the values say them.
    <figure className="grid gap-4 md:gap-5 print:hidden">
      <figcaption className="text-sm font-semibold">{note}</figcaption>
      <ul
        className={cn(
          'grid gap-x-3 gap-y-4 md:grid-flow-col md:auto-cols-fr md:grid-cols-none',
          // On a phone none stands alone in its row.
          tiles.length === 4 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {tiles.map(({ name, value, use, height }) => (
          <li key={name} className="grid min-w-0 content-start gap-0.5 text-sm wrap-anywhere">
            <span className="mb-1.5 flex h-14 flex-col justify-end md:h-24">
              <span
                aria-hidden
                className="block bg-text/70 forced-colors:bg-[CanvasText]"
                style={{ height: `${height}%` }}
              />
            </span>
            <span className="font-semibold">{name}</span>
            <span className="text-text-muted tabular-nums">{value}</span>
            {use && <span className="text-text-muted">{use}</span>}
          </li>
        ))}
      </ul>
    </figure>
  )
}
