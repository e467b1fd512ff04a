import { pathOf } from '@duskpane/content/films/catalog'
import { store } from '@duskpane/content/pages/store'
import type { Product } from '@duskpane/content/schema'
import { factsOf, productsNote } from '@duskpane/content/shop/product-facts'
import { Link } from '@duskpane/ui/link'
import type { ReactNode } from 'react'
import { AppLink } from '../router/app-link'
import { Footnote } from '../sections/footnote'

/** What one buys of a product, fact by fact, and the way to its film line. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { line } = product
  const { piece, film, lasts } = factsOf(product)
  return (
    <dl className="grid w-full grid-cols-[5.5rem_1fr] gap-x-4 max-[16rem]:grid-cols-1 gap-y-1.5 border-t border-line pt-3 text-sm">
      {[piece, film, lasts].map(({ label, text }) => (
        <Row key={label} label={label}>
          {text}
        </Row>
      ))}
      {line && (
        <Row label={store.line}>
          <Link asChild>
            <AppLink to={pathOf(line)}>{line.name}</AppLink>
          </Link>
        </Row>
      )}
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The same in a line, for the cart. */
export function ProductSummary({ product }: { readonly product: Product }) {
  const { film, piece } = factsOf(product)
  return <p className="text-sm text-text-muted">{`${film.text}, ${piece.text}`}</p>
}

/** Says what is illustrative in `ProductFacts` and `ProductSummary`. */
export function ProductNote({ products }: { readonly products: readonly Product[] }) {
  return <Footnote>{productsNote(products)}</Footnote>
}
