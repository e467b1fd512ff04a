import { formatPrice, itemCount, quantities, quantityOf } from '@duskpane/content/cart'
import { header } from '@duskpane/content/navigation'
import { offerAnchor } from '@duskpane/content/offers'
import { store, storeMeta } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import type { Product } from '@duskpane/content/schema'
import { products } from '@duskpane/content/store'
import { Alert } from '@duskpane/ui/alert'
import { Badge } from '@duskpane/ui/badge'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui/product-card'
import { Section } from '@duskpane/ui/section'
import { useState } from 'react'
import { useCart } from '../cart/cart-context'
import { Count } from '../cart/cart-link'
import { ProductFacts, ProductNote } from '../cart/product-facts'
import { AppLink } from '../router/app-link'
import type { FirstPicture } from '../sections/first-picture'
import { Page } from '../sections/page'

const SIZES = '(min-width: 96rem) 32rem, (min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw'

export const firstPicture: FirstPicture = { source: products[0].picture.source, sizes: SIZES }

export default function StorePage() {
  const { cart, dispatch } = useCart()
  const [news, setNews] = useState('')

  function add(product: Product) {
    const quantity = quantityOf(cart, product.id) + 1
    dispatch({ type: 'add', product })
    setNews(
      quantity > quantities.max
        ? store.most(product.name, quantities.max)
        : store.added(product.name, quantity),
    )
  }

  return (
    <Page
      path={paths.store}
      meta={storeMeta}
      hero={{ variant: 'task', title: store.headline, lead: store.lead }}
      heroContent={<CartButton />}
    >
      <Section spacing="none">
        <Container className="grid gap-8 pb-10 md:pb-16">
          <p role="status" className="sr-only">
            {news}
          </p>
          <noscript>
            <Alert>{store.withoutScript}</Alert>
          </noscript>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {products.map((product, index) => (
              <li key={product.id} id={offerAnchor(product)}>
                <StoreCard product={product} priority={index === 0} onAdd={() => add(product)} />
              </li>
            ))}
            <li
              data-theme="ink"
              className="grid content-center justify-items-start gap-4 rounded-lg bg-surface p-8 text-text"
            >
              <Heading level={2} size="xl">
                {store.install.title}
              </Heading>
              <p className="text-text-muted">{store.install.text}</p>
              <Button asChild variant="outline">
                <AppLink to={store.install.action.to}>{store.install.action.name}</AppLink>
              </Button>
            </li>
          </ul>
          <ProductNote />
        </Container>
      </Section>
    </Page>
  )
}

function CartButton() {
  const { name, to, label } = header.cart
  const count = itemCount(useCart().cart)
  return (
    <Button asChild variant="outline">
      <AppLink to={to} aria-label={label(count)}>
        <Icon name="shopping-cart" /> <span>{name}</span>
        <Count count={count} className="min-w-7 bg-text px-2 text-sm text-surface" />
      </AppLink>
    </Button>
  )
}

interface StoreCardProps {
  readonly product: Product
  /** Loads the picture eagerly: it is the first of the page. */
  readonly priority: boolean
  readonly onAdd: () => void
}

function StoreCard({ product, priority, onAdd }: StoreCardProps) {
  const quantity = quantityOf(useCart().cart, product.id)
  return (
    <ProductCard className="h-full">
      <ProductCardMedia
        source={product.picture.source}
        alt={product.picture.alt}
        focus={product.picture.focus}
        sizes={SIZES}
        priority={priority}
        className="max-sm:aspect-16/10"
      />
      {quantity > 0 && (
        <Badge variant="secondary" className="absolute end-4 top-4 bg-surface text-sm">
          {store.inCart(quantity)}
        </Badge>
      )}
      <ProductCardContent>
        <ProductCardTitle level={2}>{product.name}</ProductCardTitle>
        <ProductCardDescription>{product.description}</ProductCardDescription>
        <ProductFacts product={product} />
        <ProductCardFooter>
          <span className="text-xl font-semibold tabular-nums">
            {formatPrice(product.priceCents)}
          </span>
          <Button variant="outline" onClick={onAdd} aria-label={`${store.add}: ${product.name}`}>
            {store.add}
          </Button>
        </ProductCardFooter>
      </ProductCardContent>
    </ProductCard>
  )
}
