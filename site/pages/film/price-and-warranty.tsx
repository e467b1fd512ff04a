import type { Film } from '@duskpane/content/films/catalog'
import { priceOf } from '@duskpane/content/films/price'
import { filmText } from '@duskpane/content/films/text'
import type { Link as LinkContent } from '@duskpane/content/schema'
import { TextLink } from '../../sections/text-link'

const text = filmText.priceAndWarranty

/** What a line costs, and its warranty. */
export function PriceAndWarranty({ film }: { readonly film: Film }) {
  const { warranty = text.byRegion } = film.traits
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4 lg:gap-x-10">
      <Fact title={text.price} {...priceOf(film)} />
      <Fact title={text.warranty} answer={warranty} />
    </div>
  )
}

interface FactProps {
  readonly title: string
  readonly answer?: string | undefined
  readonly link?: LinkContent
}

function Fact({ title, answer, link }: FactProps) {
  return (
    <div className="grid content-start gap-1 border-t border-line-strong pt-3">
      <h3 className="text-sm font-semibold text-text-muted">{title}</h3>
      {answer && <p className="text-lg font-semibold">{answer}</p>}
      {link && (
        <p className="print:hidden">
          <TextLink to={link.to}>{link.name}</TextLink>
        </p>
      )}
    </div>
  )
}
