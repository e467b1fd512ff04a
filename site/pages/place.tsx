import { inquiryPath } from '@duskpane/content/inquiry'
import { headlineOf } from '@duskpane/content/laws/first-answer'
import { longDate } from '@duskpane/content/laws/sentences'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { allowsNoFilm, lawOn, today } from '@duskpane/content/laws/verdict'
import { lawsLink } from '@duskpane/content/navigation'
import { lawPage as text } from '@duskpane/content/pages/law'
import { paths } from '@duskpane/content/paths'
import { Answers } from '../features/laws/answers'
import { FirstAnswer } from '../features/laws/first-answer'
import { LawSource } from '../features/laws/law-source'
import { LawWords } from '../features/laws/law-words'
import { LimitsTable } from '../features/laws/limits-table'
import { chunk, loadChunk } from '../load/chunk'
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
  const { name } = law
  const title = text.title(name)
  const checked = longDate(law.checked)
  const { closing } = text
  const message = (allowsNoFilm(law) ? closing.noFilmMessage : closing.message)(name)
  return (
    <Page
      path={law.path}
      meta={{ title, description: text.description(name, checked) }}
      trail={[lawsLink]}
      hero={{ title, headline: headlineOf(law), lead: text.lead(name) }}
      heroContent={<FirstAnswer law={law} />}
    >
      <script
        id={carrierOf(law.slug)}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, with "<" escaped
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(checkedLaw).replaceAll('<', '\\u003c'),
        }}
      />
      <Answers law={law} />
      <LimitsTable law={law} />
      <LawWords law={law} />
      <LawSource law={law} />
      <CallToAction
        title={closing.title(name)}
        text={closing.text}
        links={[
          { name: closing.inquire, to: inquiryPath(message, law) },
          { name: closing.finder, to: `${paths.finder}?place=${law.slug}` },
          { name: closing.films, to: paths.automotive },
          lawsLink,
        ]}
      />
    </Page>
  )
}
