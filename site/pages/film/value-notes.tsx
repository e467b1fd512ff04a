import type { Model } from '@duskpane/content/films/catalog'
import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import {
  roundClaim,
  roundClaimText,
  valueBasis,
  valueBasisNote,
} from '@duskpane/content/value-basis'
import { Link } from '@duskpane/ui/link'
import { AppLink } from '../../router/app-link'

/** Below the values of a line: by which standard they count, and the way to compare each model. */
export function ValueNotes({ models }: { readonly models: readonly Model[] }) {
  return (
    <div className="-mt-8 grid gap-x-16 gap-y-4 text-sm text-text-muted lg:grid-cols-[auto_1fr] print:mt-0">
      <p className="max-w-reading">
        {valueBasis.value} {valueBasisNote}
        {models.some(({ tser }) => tser > roundClaim.percent) && ` ${roundClaimText}`}
      </p>
      <div className="flex flex-wrap content-start gap-x-4 gap-y-2 print:hidden">
        <span id="compare-models">{text.compare}</span>
        <ul aria-labelledby="compare-models" className="flex flex-wrap gap-x-4 gap-y-2">
          {models.map(({ name }) => (
            <li key={name}>
              <Link asChild className="whitespace-nowrap">
                <AppLink to={`${paths.compare}?${new URLSearchParams({ film: name })}`}>
                  {name}
                </AppLink>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
