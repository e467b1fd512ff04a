import {
  type Cart,
  formatPrice,
  type LineItem,
  lineCents,
  quantities,
  totalCents,
} from '@duskpane/content/cart'
import { cartMeta, cart as text } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Field } from '@duskpane/ui/field'
import { Heading } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import { QuantityInput } from '@duskpane/ui/quantity-input'
import { Section } from '@duskpane/ui/section'
import { useFocusOn } from '@duskpane/ui/use-focus-on'
import { useId, useState } from 'react'
import { useCart } from '../cart/cart-context'
import { EmptyCart } from '../cart/empty-cart'
import { ProductNote, ProductSummary } from '../cart/product-facts'
import { AppLink } from '../router/app-link'
import { Page } from '../sections/page'

export default function CartPage() {
  const { cart, dispatch } = useCart()
  const [news, setNews] = useState('')
  // The focused Remove button is gone with its line.
  const newsRef = useFocusOn<HTMLParagraphElement>(news)

  return (
    <Page
      path={paths.cart}
      meta={cartMeta}
      noindex
      hero={{ variant: 'task', title: text.headline }}
    >
      <Section spacing="none">
        <Container className="grid gap-10 pb-10 md:pb-16">
          <p ref={newsRef} role="status" tabIndex={-1} className="sr-only">
            {news}
          </p>
          {cart.length === 0 ? (
            <EmptyCart />
          ) : (
            <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
              <div className="grid content-start gap-4">
                <ul className="divide-y divide-line border-y border-line">
                  {cart.map((item) => (
                    <Line
                      key={item.product.id}
                      item={item}
                      onRemoved={() => setNews(text.removed(item.product.name))}
                    />
                  ))}
                </ul>
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ms-4 justify-self-start print:hidden"
                  onClick={() => {
                    dispatch({ type: 'clear' })
                    setNews(text.cleared)
                  }}
                >
                  {text.clear}
                </Button>
                <ProductNote />
              </div>
              <Total cart={cart} />
            </div>
          )}
        </Container>
      </Section>
    </Page>
  )
}

function Total({ cart }: { readonly cart: Cart }) {
  return (
    <div className="grid content-start gap-5 self-start rounded-lg bg-surface-raised p-6 shadow-raised md:p-8 lg:sticky lg:top-28">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-lg font-semibold">{text.total}</span>
        <output className="text-3xl font-semibold tabular-nums">
          {formatPrice(totalCents(cart))}
        </output>
      </p>
      <p className="text-sm text-text-muted">{text.totalNote}</p>
      <Button asChild className="print:hidden">
        <AppLink to={text.checkout.to}>{text.checkout.name}</AppLink>
      </Button>
    </div>
  )
}

function Line({ item, onRemoved }: { readonly item: LineItem; readonly onRemoved: () => void }) {
  const { dispatch } = useCart()
  const { product, quantity } = item
  const { min, max } = quantities
  const [typed, setTyped] = useState('')
  const noteId = useId()
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 py-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Picture
        source={product.picture.source}
        alt={product.picture.alt}
        focus={product.picture.focus}
        sizes="8rem"
        className="aspect-square rounded-sm sm:row-span-2"
      />
      <div className="grid gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={2} size="lg">
            {product.name}
          </Heading>
          <p className="text-lg font-semibold tabular-nums">{formatPrice(lineCents(item))}</p>
        </div>
        <p className="text-text-muted tabular-nums">{text.each(formatPrice(product.priceCents))}</p>
        <ProductSummary product={product} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 max-sm:col-span-2">
        <Field name={`quantity-${product.id}`} label={text.quantity}>
          <QuantityInput
            value={quantity}
            min={min}
            max={max}
            onValueChange={(entered) => {
              setTyped(entered)
              dispatch({ type: 'set-quantity', id: product.id, quantity: entered })
            }}
            aria-describedby={noteId}
            aria-label={text.quantityLabel(product.name)}
            decreaseLabel={text.less(product.name)}
            increaseLabel={text.more(product.name)}
          />
        </Field>
        <Button
          variant="ghost"
          aria-label={text.removeLabel(product.name)}
          className="-me-4 print:hidden"
          size="sm"
          onClick={() => {
            dispatch({ type: 'remove', id: product.id })
            onRemoved()
          }}
        >
          {text.remove}
        </Button>
        <p
          id={noteId}
          role="status"
          className="basis-full text-sm text-text-muted empty:-mt-3 print:hidden"
        >
          {quantity === max && <span>{text.most(max)}</span>}
          {typed !== '' && Number(typed) < min && <span>{text.least(min)}</span>}
        </p>
      </div>
    </li>
  )
}
