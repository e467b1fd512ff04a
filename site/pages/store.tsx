import { store, storeMeta } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import type { Product } from '@duskpane/content/schema'
import { products } from '@duskpane/content/store'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import {
  ProductCard,
  ProductCardBody,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardText,
  ProductCardTitle,
} from '@duskpane/ui/product-card'
import { Section } from '@duskpane/ui/section'
import { Toaster, useToast } from '@duskpane/ui/toast'
import { formatPrice, itemCount } from '../cart/cart'
import { useCart } from '../cart/cart-context'
import { AppLink } from '../router/app-link'
import type { FirstPicture } from '../sections/first-picture'
import { Page } from '../sections/page'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw'

export const firstPicture: FirstPicture = { source: products[0].picture.source, sizes: SIZES }

export default function StorePage() {
  return (
    <Toaster>
      <Page path={paths.store} meta={storeMeta} hero={{ title: store.headline, lead: store.lead }}>
        <Section>
          <Container>
            <CartButton />
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {products.map((product, index) => (
                <li key={product.id}>
                  <StoreCard product={product} priority={index === 0} />
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
                <Button asChild variant="secondary">
                  <AppLink to={store.install.action.to}>{store.install.action.name}</AppLink>
                </Button>
              </li>
            </ul>
          </Container>
        </Section>
      </Page>
    </Toaster>
  )
}

/** Sticky above the product grid. */
function CartButton() {
  const count = itemCount(useCart().cart)
  return (
    <div className="pointer-events-none sticky top-20 z-20 mb-8 flex justify-end *:pointer-events-auto lg:top-24">
      <Button asChild>
        <AppLink to={store.cart.to} aria-label={store.cartLabel(count)}>
          <Icon name="shopping-cart" /> {store.cart.name}
          <span className="min-w-7 rounded-full bg-surface-ink px-2 text-sm text-text-on-ink tabular-nums">
            {count}
          </span>
        </AppLink>
      </Button>
    </div>
  )
}

interface StoreCardProps {
  readonly product: Product
  /** Loads the picture eagerly: it is the first of the page. */
  readonly priority: boolean
}

function StoreCard({ product, priority }: StoreCardProps) {
  const { cart, dispatch } = useCart()
  const toast = useToast()

  function add() {
    const line = cart.find((item) => item.product.id === product.id)
    dispatch({ type: 'add', product })
    toast({ title: store.added(product.name, (line?.quantity ?? 0) + 1) })
  }

  return (
    <ProductCard className="h-full">
      <ProductCardMedia
        source={product.picture.source}
        alt={product.picture.alt}
        focus={product.picture.focus}
        sizes={SIZES}
        priority={priority}
      />
      <ProductCardBody>
        <ProductCardTitle level={2}>{product.name}</ProductCardTitle>
        <ProductCardText>{product.description}</ProductCardText>
        <ProductCardFooter>
          <span className="text-xl font-semibold tabular-nums">
            {formatPrice(product.priceCents)}
          </span>
          <Button
            onClick={add}
            aria-label={`${store.add}: ${product.name}`}
            // Keeps the focused button clear of the sticky cart button.
            className="scroll-mt-16"
          >
            {store.add}
          </Button>
        </ProductCardFooter>
      </ProductCardBody>
    </ProductCard>
  )
}
