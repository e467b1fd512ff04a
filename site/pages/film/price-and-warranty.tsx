import type { Film } from '@duskpane/content/films/catalog'
import { priceOf } from '@duskpane/content/films/price'
import { filmText } from '@duskpane/content/films/text'
import type { Link as LinkContent, RegionalWarranty } from '@duskpane/content/schema'
import type { ReactNode } from 'react'
import { TextLink } from '../../sections/text-link'

const text = filmText.priceAndWarranty

/** What a line costs, and its warranty. */
export function PriceAndWarranty({ film }: { readonly film: Film }) {
  const { warranty = text.byRegion } = film.traits
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4 lg:gap-x-10">
      <Fact title={text.price} {...priceOf(film)} />
      {typeof warranty === 'string' ? (
        <Fact title={text.warranty} answer={warranty} />
      ) : (
        <RegionalWarranties warranties={warranty} />
      )}
    </div>
  )
}

function RegionalWarranties({ warranties }: { readonly warranties: readonly RegionalWarranty[] }) {
  return (
    <Fact title={text.warranty}>
      <dl className="grid gap-2">
        {warranties.map(({ region, period, terms }) => (
          <div key={region}>
            <dt className="text-sm">{region}</dt>
            <dd className="text-lg font-semibold">{period}</dd>
            {terms && <dd className="text-sm text-text-muted">{terms}</dd>}
          </div>
        ))}
      </dl>
    </Fact>
  )
}

interface FactProps {
  readonly title: string
  readonly answer?: string | undefined
  readonly children?: ReactNode
  readonly link?: LinkContent
}

function Fact({ title, answer, children, link }: FactProps) {
  return (
    <div className="grid content-start gap-1 border-t border-line-strong pt-3">
      <h3 className="text-sm font-semibold text-text-muted">{title}</h3>
      {answer && <p className="text-lg font-semibold">{answer}</p>}
      {children}
      {link && (
        <p className="print:hidden">
          <TextLink to={link.to}>{link.name}</TextLink>
        </p>
      )}
    </div>
  )
}
