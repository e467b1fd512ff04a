import { header } from '@duskpane/content/navigation'
import { meta, store } from '@duskpane/content/pages/store'
import { paths } from '@duskpane/content/paths'
import type { Product } from '@duskpane/content/schema'
import { formatPrice, itemCount, quantities, quantityOf } from '@duskpane/content/shop/cart'
import { offerAnchor } from '@duskpane/content/shop/offers'
import { products } from '@duskpane/content/shop/store'
import { Alert } from '@duskpane/ui/alert'
import { Badge } from '@duskpane/ui/badge'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
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
import { ShoppingCart } from 'lucide'
import { useRef, useState } from 'react'
import { useCart } from '../cart/cart-context'
import { Count } from '../cart/cart-link'
import { CartNews } from '../cart/cart-news'
import { ProductFacts, ProductNote } from '../cart/product-facts'
import { AppLink } from '../router/app-link'
import type { FirstPicture } from '../sections/first-picture'
import { Page } from '../sections/page'

const SIZES = '(min-width: 96rem) 32rem, (min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw'

export const firstPicture: FirstPicture = { source: products[0].picture.source, sizes: SIZES }

export default function StorePage() {
  /** The product that was changed last: what is said in one card makes room for the next. */
  const [changed, setChanged] = useState<number>()

  return (
    <Page
      path={paths.store}
      meta={meta}
      hero={{ variant: 'task', title: store.headline, lead: store.lead }}
      heroContent={<CartButton />}
    >
      <Section spacing="none">
        <Container className="grid gap-8 pb-10 md:pb-16">
          <noscript>
            <Alert>{store.withoutScript}</Alert>
          </noscript>
          {/* Two rows for each card: what is said in the second does not move the button above it. */}
          <ul className="-mb-6 grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {products.map((product, index) => (
              <li
                key={product.id}
                id={offerAnchor(product)}
                className="row-span-2 mb-6 grid grid-rows-subgrid"
              >
                <StoreCard
                  product={product}
                  priority={index === 0}
                  wasChanged={changed === product.id}
                  onChange={() => setChanged(product.id)}
                />
              </li>
            ))}
            <li
              data-theme="ink"
              className="row-span-2 mb-6 grid content-center justify-items-start gap-4 rounded-lg bg-surface p-8 text-text"
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
          <ProductNote products={products} />
        </Container>
      </Section>
    </Page>
  )
}

function CartButton() {
  const { name, to, label } = header.cart
  const count = itemCount(useCart().cart)
  return (
    <Button asChild variant="outline" className="max-w-full flex-wrap">
      <AppLink to={to} aria-label={label(count)}>
        <Icon icon={ShoppingCart} /> <span>{name}</span>
        <Count count={count} className="min-w-7 bg-text px-2 text-sm text-surface" />
      </AppLink>
    </Button>
  )
}

interface StoreCardProps {
  readonly product: Product
  /** Loads the picture eagerly: it is the first of the page. */
  readonly priority: boolean
  /** Whether the last change of the cart was made in this card. */
  readonly wasChanged: boolean
  readonly onChange: () => void
}

function StoreCard({ product, priority, wasChanged, onChange }: StoreCardProps) {
  const { cart, dispatch } = useCart()
  const { id, name } = product
  const quantity = quantityOf(cart, id)
  const [change, setChange] = useState<'added' | 'takenBack' | 'most'>('added')
  const button = useRef<HTMLButtonElement>(null)

  function add() {
    dispatch({ type: 'add', product })
    setChange(quantity < quantities.max ? 'added' : 'most')
    onChange()
  }

  function undo() {
    dispatch(
      quantity > 1
        ? { type: 'set-quantity', id, quantity: String(quantity - 1) }
        : { type: 'remove', id },
    )
    setChange('takenBack')
    // The button that had the focus is gone.
    button.current?.focus()
  }

  const news = change === 'most' ? store.most(name, quantities.max) : store[change](name, quantity)
  return (
    <ProductCard className="row-span-2 grid grid-rows-subgrid">
      <div className="flex flex-col">
        <ProductCardMedia
          {...product.picture}
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
          <ProductCardTitle level={2}>{name}</ProductCardTitle>
          <ProductCardDescription>{product.description}</ProductCardDescription>
          <ProductFacts product={product} />
          <ProductCardFooter>
            <span className="text-xl font-semibold tabular-nums">
              {formatPrice(product.priceCents)}
            </span>
            <Button
              ref={button}
              variant="outline"
              onClick={add}
              aria-label={`${store.add}: ${name}`}
            >
              {store.add}
            </Button>
          </ProductCardFooter>
        </ProductCardContent>
      </div>
      <CartNews
        className={cn('grid scroll-mb-4 justify-items-start px-6', wasChanged && 'pb-4')}
        onUndo={wasChanged && change === 'added' ? undo : undefined}
      >
        {wasChanged && news}
      </CartNews>
    </ProductCard>
  )
}
