import { cartMeta, cart as text } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Field } from '@duskpane/ui/field'
import { Heading } from '@duskpane/ui/heading'
import { Input } from '@duskpane/ui/input'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { useFocusOn } from '@duskpane/ui/use-focus-on'
import { useState } from 'react'
import { formatPrice, type LineItem, totalCents } from '../cart/cart'
import { useCart } from '../cart/cart-context'
import { AppLink } from '../router/app-link'
import { ActionLinks } from '../sections/action-links'
import { Page } from '../sections/page'

export default function CartPage() {
  const { cart } = useCart()
  const [news, setNews] = useState('')
  // The focused Remove button is gone with its line.
  const newsRef = useFocusOn<HTMLParagraphElement>(news)

  return (
    <Page path={paths.cart} meta={cartMeta} noindex hero={{ title: text.headline }}>
      <Section>
        <Container className="grid gap-10">
          <p ref={newsRef} role="status" tabIndex={-1} className="sr-only">
            {news}
          </p>
          {cart.length === 0 ? (
            <div className="grid justify-items-start gap-6">
              <p className="text-2xl font-semibold">{text.empty}</p>
              <ActionLinks links={[text.emptyAction]} />
            </div>
          ) : (
            <div className="grid gap-12 lg:grid-cols-[2fr_1fr]">
              <ul className="divide-y divide-line border-y border-line">
                {cart.map((item) => (
                  <Line
                    key={item.product.id}
                    item={item}
                    onRemoved={() => setNews(text.removed(item.product.name))}
                  />
                ))}
              </ul>
              <div className="grid content-start gap-5 self-start rounded-lg bg-surface-raised p-6 shadow-raised md:p-8">
                <p className="flex items-baseline justify-between gap-4">
                  <span className="text-lg font-semibold">{text.total}</span>
                  <output className="text-3xl font-semibold tabular-nums">
                    {formatPrice(totalCents(cart))}
                  </output>
                </p>
                <p className="text-sm text-text-muted">{text.totalNote}</p>
                <Button asChild>
                  <AppLink to={text.checkout.to}>{text.checkout.name}</AppLink>
                </Button>
              </div>
            </div>
          )}
        </Container>
      </Section>
    </Page>
  )
}

function Line({ item, onRemoved }: { readonly item: LineItem; readonly onRemoved: () => void }) {
  const { dispatch } = useCart()
  const { product } = item
  return (
    <li className="grid grid-cols-[6rem_1fr] items-start gap-x-5 gap-y-4 py-6 sm:grid-cols-[8rem_1fr_auto]">
      <Picture
        source={product.picture.source}
        alt={product.picture.alt}
        sizes="8rem"
        className="aspect-square rounded-sm"
      />
      <div className="grid gap-1">
        <Heading level={2} size="lg">
          {product.name}
        </Heading>
        <p className="text-text-muted tabular-nums">{formatPrice(product.priceCents)}</p>
      </div>
      <div className="flex items-end gap-3 max-sm:col-span-2">
        <QuantityField item={item} />
        <Button
          variant="quiet"
          aria-label={text.removeLabel(product.name)}
          onClick={() => {
            dispatch({ type: 'remove', id: product.id })
            onRemoved()
          }}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}

/**
 * Typing changes the quantity at once, but the field keeps the text as typed until blur: only then is an
 * invalid quantity replaced.
 */
function QuantityField({ item }: { readonly item: LineItem }) {
  const { dispatch } = useCart()
  const { product, quantity } = item
  const [typed, setTyped] = useState<string>()
  return (
    <Field name={`quantity-${product.id}`} label={text.quantity} className="w-24">
      <Input
        type="number"
        min={1}
        step={1}
        inputMode="numeric"
        aria-label={text.quantityLabel(product.name)}
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          dispatch({ type: 'set-quantity', id: product.id, quantity: target.value })
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}
