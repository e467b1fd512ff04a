import { stateMap } from '@duskpane/content/laws/state-map'
import type { VltLimit } from '@duskpane/content/laws/tint-law'
import { laws } from '@duskpane/content/pages/laws'
import { cn } from '@duskpane/ui/cn'
import { AppLink } from '../../router/app-link'

const { map: text } = laws

/** From dark to clear glass: letters are light on dark tiles, and a tile without film is an outline. */
const shades = [
  'bg-surface-ink text-text-on-ink',
  'bg-[color-mix(in_oklab,var(--dp-surface-ink)_86%,var(--dp-surface))] text-text-on-ink',
  'bg-[color-mix(in_oklab,var(--dp-surface-ink)_74%,var(--dp-surface))] text-text-on-ink',
  'bg-[color-mix(in_oklab,var(--dp-surface-ink)_62%,var(--dp-surface))] text-text-on-ink',
  'bg-[color-mix(in_oklab,var(--dp-surface-ink)_22%,var(--dp-surface))] text-text',
  'bg-surface text-text',
]

const stepOf = (limit: VltLimit) => text.steps.findLastIndex(({ from }) => (limit ?? 100) >= from)

/** The United States in tiles, each as dark as its law lets the front side windows be, and a link to its page. */
export function StateMap() {
  return (
    <figure className="grid gap-4 max-[22rem]:hidden">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{text.title}</span>
        <span className="text-sm text-text-muted">{text.text}</span>
      </figcaption>
      <ul className="grid grid-cols-11 gap-0.5 sm:gap-1">
        {stateMap.map(({ code, name, path, limit, mark, text: limitText, row, column }) => (
          <li key={code} style={{ gridArea: `${row} / ${column}` }}>
            <AppLink
              to={path}
              aria-label={`${name}: ${limitText}`}
              title={`${name}: ${limitText}`}
              className={cn(
                'grid aspect-square place-content-center rounded-sm border border-line-strong text-center text-sm font-semibold no-underline outline-offset-2 outline-focus hover:border-accent hover:ring-2 hover:ring-accent focus-visible:outline-3 forced-colors:border-[LinkText]',
                mark !== 'verified' && 'border-2 border-dashed border-text-muted',
                shades[stepOf(limit)],
              )}
            >
              {code}
            </AppLink>
          </li>
        ))}
      </ul>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted">
        {text.steps.map(({ name }, step) => (
          <li key={name} className="flex items-center gap-1.5">
            <span className={cn('size-3.5 rounded-sm border border-line-strong', shades[step])} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
