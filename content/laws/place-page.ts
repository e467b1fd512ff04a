import { inquiryPath } from '../forms/inquiry'
import { paths } from '../paths'
import { headlineOf } from './car/first-answer'
import { lawPage as text } from './place-text'
import { longDate } from './sentences'
import { dateOfText, type LawSource, type TintLaw } from './tint-law'
import { allowsNoFilm } from './verdict'

/** The copy at the top and the end of the page of a place. */
export function placePage(law: TintLaw) {
  const { name, slug, checked } = law
  const title = text.title(name)
  const { closing } = text
  const message = (allowsNoFilm(law) ? closing.noFilmMessage : closing.message)(name)
  return {
    meta: {
      title,
      description: text.description(name, longDate(checked)),
      share: text.share,
    },
    hero: { title, headline: headlineOf(law), lead: text.lead(name) },
    closing: {
      title: closing.title(name),
      text: closing.text,
      links: [
        { name: closing.inquire, to: inquiryPath(message, law) },
        { name: closing.finder, to: `${paths.finder}?place=${slug}` },
      ],
    },
  }
}

/** How sure a law is, in a sentence, by where its text was read. */
export function markSentence({ mark, sources, changed, checked }: TintLaw): string {
  const has = (...kinds: LawSource['kind'][]) => sources.some(({ kind }) => kinds.includes(kind))
  if (mark === 'verified' && !has('statute', 'bill')) return text.source.stated(has('copy'))
  const date = dateOfText({ sources, changed }) ?? checked
  return text.source.marks[mark](longDate(date), date === changed)
}
