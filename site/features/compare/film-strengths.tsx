import { strengthsOf } from '@duskpane/content/compare/strengths'
import { filmStrengths as text } from '@duskpane/content/compare/text'
import type { Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import { formatPrice } from '@duskpane/content/shop/cart'
import { offerPath, offersOf } from '@duskpane/content/shop/offers'
import { cn } from '@duskpane/ui/cn'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Heading } from '@duskpane/ui/heading'
import { Icon, type IconSource } from '@duskpane/ui/icon'
import { Check, Minus } from 'lucide'
import { Footnote } from '../../sections/footnote'
import { TextLink } from '../../sections/text-link'

/** The films in sentences, side by side. */
export default function AllStrengths({ films }: { readonly films: readonly Model[] }) {
  return (
    <div className="grid gap-8">
      <ul
        className={cn(
          'grid gap-8 print:auto-cols-fr print:grid-flow-col print:grid-cols-none print:gap-x-6',
          films.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2',
          films.length > 3 && 'lg:grid-cols-4',
        )}
      >
        {films.map((film) => (
          <FilmStrengths key={film.name} film={film} films={films} />
        ))}
      </ul>
      {/* On paper the values above them have the same note. */}
      <Footnote className="max-w-reading print:hidden">{noteOn(films)}</Footnote>
    </div>
  )
}

interface FilmStrengthsProps {
  readonly film: Model
  /** All that are compared, this one too. */
  readonly films: readonly Model[]
}

/** One film in sentences, with the ways to its page and to the store. */
function FilmStrengths({ film, films }: FilmStrengthsProps) {
  const { name, line, uvr, vlt, irr } = film
  const { good, bad } = strengthsOf(film, films)
  return (
    <li className="grid break-inside-avoid content-start gap-5 border-t border-line-strong pt-5 print:gap-2 print:pt-3">
      <div>
        <Heading level={3}>{name}</Heading>
        <p className="text-text-muted">{line.name}</p>
      </div>
      <SpectrumStrip
        label={text.spectrum(name)}
        size="sm"
        uv={100 - uvr}
        visible={vlt}
        infrared={100 - irr}
        className="print:hidden"
      />
      <Sentences title={text.good} icon={Check} sentences={good} />
      <Sentences title={text.bad} icon={Minus} sentences={bad} />
      <ul className="grid justify-items-start gap-2 print:hidden">
        <li>
          <TextLink variant="standalone" to={line.path}>
            {text.see(line.name)}
          </TextLink>
        </li>
        {offersOf(line, film).map((offer) => (
          <li key={offer.id}>
            <TextLink variant="standalone" to={offerPath(offer)}>
              <span>{text.buy(formatPrice(offer.priceCents))}</span>
              <span className="sr-only">{offer.name}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

interface SentencesProps {
  readonly title: string
  readonly icon: IconSource
  readonly sentences: readonly string[]
}

function Sentences({ title, icon, sentences }: SentencesProps) {
  if (sentences.length === 0) return null
  return (
    <div className="grid gap-2 print:gap-1">
      <Heading level={4} size="lg" className="print:text-base">
        {title}
      </Heading>
      <ul className="grid gap-2 print:gap-0.5">
        {sentences.map((sentence) => (
          <li
            key={sentence}
            className="flex gap-2.5 text-text-muted print:text-sm print:leading-snug"
          >
            <Icon icon={icon} className="mt-1.5 size-4 shrink-0 print:mt-0.5" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
