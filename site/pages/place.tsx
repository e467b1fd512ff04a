import { countedText, limitRows } from '@duskpane/content/laws/limit-rows'
import { placePage } from '@duskpane/content/laws/place-page'
import { lawPage } from '@duskpane/content/laws/place-text'
import { longDate } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import { dateOfText, type TintLaw } from '@duskpane/content/laws/tint-law'
import { lawOn, today } from '@duskpane/content/laws/verdict'
import { subjectsOf } from '@duskpane/content/laws/words'
import { lawsLink } from '@duskpane/content/navigation'
import { Heading } from '@duskpane/ui/heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { Answers } from '../features/laws/answers'
import { LawSource } from '../features/laws/law-source'
import { MarkNotice } from '../features/laws/mark-notice'
import { chunk, loadChunk } from '../load/chunk'
import { dataScript, Prerendered } from '../load/prerendered'
import { useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Disclosure } from '../sections/disclosure'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'

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
      heroContent={<Checked law={law} />}
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

/** When we have read the law, in which text, and how sure it is. */
function Checked({ law }: { readonly law: TintLaw }) {
  const date = law.mark === 'verified' && dateOfText(law)
  return (
    <div className="grid gap-4 pt-4">
      <MarkNotice place={law} variant="default" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
        <span>{lawPage.checked(longDate(law.checked))}</span>
        {date && <span>{lawPage.textOf(longDate(date), date === law.changed)}</span>}
      </div>
    </div>
  )
}

/** The limits of cars and larger vehicles, and what they count. */
function LimitsTable({ law }: { readonly law: TintLaw }) {
  const { title, caption, window, allVehicles } = lawPage.table
  const rows = limitRows(law)
  const differs = rows.some(({ car, mpv }) => car !== mpv)
  return (
    <TitledSection
      id="limits"
      className="border-t border-line"
      heading="beside"
      title={title}
      text={countedText(law)}
    >
      <SpecTable
        caption={caption}
        columns={[
          { key: 'window', header: window },
          { key: 'car', header: differs ? verdictText.vehicles.car : allVehicles },
          ...(differs ? [{ key: 'mpv', header: verdictText.vehicles.mpv } as const] : []),
        ]}
        rows={rows}
      />
    </TitledSection>
  )
}

/** What the numbers leave out, one subject after the other, behind the list of the subjects. */
function LawWords({ law }: { readonly law: TintLaw }) {
  const subjects = subjectsOf(law)
  return (
    <TitledSection
      id="words"
      className="border-t border-line"
      heading="beside"
      title={lawPage.words.title}
    >
      <Disclosure title={subjects.map(({ title }) => title).join(' · ')}>
        {subjects.map(({ title, sentences }) => (
          <div key={title} className="grid gap-2">
            <Heading level={3} size="lg">
              {title}
            </Heading>
            {sentences.map((sentence) => (
              <p key={sentence} className="max-w-reading">
                {sentence}
              </p>
            ))}
          </div>
        ))}
      </Disclosure>
    </TitledSection>
  )
}
