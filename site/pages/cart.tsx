import { meta, cart as text } from '@duskpane/content/pages/cart'
import { paths } from '@duskpane/content/paths'
import {
  type Cart,
  formatPrice,
  type LineItem,
  lineCents,
  quantities,
  totalCents,
} from '@duskpane/content/shop/cart'
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
import { CartNews } from '../cart/cart-news'
import { EmptyCart } from '../cart/empty-cart'
import { ProductNote, ProductSummary } from '../cart/product-facts'
import { AppLink } from '../router/app-link'
import { Page } from '../sections/page'

/** What was taken out last, and what was in the cart before. */
interface Removal {
  readonly said: string
  readonly before: Cart
  /** The place in the list of lines. */
  readonly index: number
}

export default function CartPage() {
  const { cart, dispatch } = useCart()
  const [removal, setRemoval] = useState<Removal>()
  const [restored, setRestored] = useState<number>()

  function remove({ product }: LineItem, index: number) {
    dispatch({ type: 'remove', id: product.id })
    setRemoval({ said: text.removed(product.name), before: cart, index })
  }

  function clear() {
    dispatch({ type: 'clear' })
    setRemoval({ said: text.cleared, before: cart, index: 0 })
  }

  function undo({ before, index }: Removal) {
    dispatch({ type: 'restore', before })
    setRestored(before[index]?.product.id)
    setRemoval(undefined)
  }

  const removed = removal && <Removed removal={removal} onUndo={() => undo(removal)} />
  const lines = cart.map((item, index) => (
    <Line
      key={item.product.id}
      item={item}
      isRestored={item.product.id === restored}
      onRemove={() => remove(item, index)}
    />
  ))

  return (
    <Page path={paths.cart} meta={meta} noindex hero={{ variant: 'task', title: text.headline }}>
      <Section spacing="none">
        <Container className="grid gap-10 pb-10 md:pb-16">
          {cart.length === 0 ? (
            <>
              {removed}
              <EmptyCart />
            </>
          ) : (
            <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
              <div className="grid grid-cols-1 content-start gap-4">
                <ul className="divide-y divide-line border-y border-line">
                  {removed
                    ? lines.toSpliced(removal.index, 0, <li key="removed">{removed}</li>)
                    : lines}
                </ul>
                <Button
                  variant="ghost"
                  size="sm"
                  className="-ms-4 justify-self-start print:hidden"
                  onClick={clear}
                >
                  {text.clear}
                </Button>
                <ProductNote products={cart.map(({ product }) => product)} />
              </div>
              <Total cart={cart} />
            </div>
          )}
        </Container>
      </Section>
    </Page>
  )
}

interface RemovedProps {
  readonly removal: Removal
  readonly onUndo: () => void
}

/** In the place of what was taken out, whose button had the focus. */
function Removed({ removal, onUndo }: RemovedProps) {
  const ref = useFocusOn<HTMLParagraphElement>(removal)
  return (
    <CartNews ref={ref} tabIndex={-1} className="py-4" onUndo={onUndo}>
      {removal.said}
    </CartNews>
  )
}

function Total({ cart }: { readonly cart: Cart }) {
  return (
    <div className="grid grid-cols-1 content-start gap-5 self-start rounded-lg bg-surface-raised p-6 shadow-raised max-[16rem]:p-3 md:p-8 lg:sticky lg:top-28">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-lg font-semibold">{text.total}</span>
        <output className="text-3xl max-[16rem]:text-2xl font-semibold tabular-nums">
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

interface LineProps {
  readonly item: LineItem
  /** Whether it was brought back by the last Undo. */
  readonly isRestored: boolean
  readonly onRemove: () => void
}

function Line({ item, isRestored, onRemove }: LineProps) {
  const { dispatch } = useCart()
  const { product, quantity } = item
  const { min, max } = quantities
  const [typed, setTyped] = useState('')
  const noteId = useId()
  // Undo had the focus, and is gone.
  const heading = useFocusOn<HTMLHeadingElement>(isRestored)
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-5 gap-y-4 py-6 max-[16rem]:grid-cols-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Picture
        {...product.picture}
        sizes="8rem"
        className="aspect-square rounded-sm sm:row-span-2"
      />
      <div className="grid gap-1 wrap-anywhere">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading ref={heading} tabIndex={-1} level={2} size="lg">
            {product.name}
          </Heading>
          <p className="text-lg font-semibold tabular-nums">{formatPrice(lineCents(item))}</p>
        </div>
        {quantity > 1 && (
          <p className="text-text-muted tabular-nums">
            {text.each(formatPrice(product.priceCents))}
          </p>
        )}
        <ProductSummary product={product} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 max-sm:col-span-full">
        <Field
          name={`quantity-${product.id}`}
          label={text.quantity}
          className="max-w-full grid-cols-1"
        >
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
          onClick={onRemove}
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
