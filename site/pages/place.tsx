import { placePage } from '@duskpane/content/laws/place-page'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawOn, today } from '@duskpane/content/laws/verdict'
import { lawsLink } from '@duskpane/content/navigation'
import { Answers } from '../features/laws/answers'
import { FirstAnswer } from '../features/laws/first-answer'
import { LawSource } from '../features/laws/law-source'
import { LawWords } from '../features/laws/law-words'
import { LimitsTable } from '../features/laws/limits-table'
import { chunk, loadChunk } from '../load/chunk'
import { dataScript, Prerendered } from '../load/prerendered'
import { useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'

/** The id of the script that carries a law: no other page may have an element of this id. */
const carrierOf = (slug: string) => `law-record-${slug}`

/** The record that a prerendered page carries: no visitor of one place loads the list of all chunks. */
function carriedLaw(slug: string): TintLaw | undefined {
  const carried = globalThis.document?.getElementById(carrierOf(slug))?.textContent
  return carried ? JSON.parse(carried) : undefined
}

const laws = chunk(() => import('@duskpane/content/laws/load-law'))

async function importLaw(slug: string) {
  const { loadLaw } = await laws.load()
  return loadLaw(slug, loadChunk)
}

/** The page of a place, with its law; undefined where there is no such place. */
export async function loadPlace(slug: string) {
  const law = carriedLaw(slug) ?? (await importLaw(slug))
  return law && { default: () => <PlacePage law={law} /> }
}

/** The tint law of one place: the answer first, then the limits, the words and the sources. */
function PlacePage({ law: checkedLaw }: { readonly law: TintLaw }) {
  // Prerendered as it was on the day of the check; a later version may have begun since.
  const law = lawOn(checkedLaw, useHydrated() ? today() : checkedLaw.checked)
  const { meta, hero, closing } = placePage(law)
  return (
    <Page
      path={law.path}
      meta={meta}
      trail={[lawsLink]}
      hero={hero}
      heroContent={<FirstAnswer law={law} />}
    >
      <Prerendered
        hidden
        html={dataScript(`id="${carrierOf(law.slug)}" type="application/json"`, checkedLaw)}
      />
      <Answers law={law} />
      <LimitsTable law={law} />
      <LawWords law={law} />
      <LawSource law={law} />
      <CallToAction {...closing} />
    </Page>
  )
}
