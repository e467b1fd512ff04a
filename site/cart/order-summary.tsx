import { cart as text } from '@duskpane/content/pages/cart'
import { type Cart, formatPrice, lineCents, totalCents } from '@duskpane/content/shop/cart'
import { Heading } from '@duskpane/ui/heading'
import { Picture } from '@duskpane/ui/picture'
import type { ReactNode } from 'react'

interface OrderSummaryProps {
  readonly title: string
  readonly cart: Cart
  /** Stands beside the title, such as a link to the cart. */
  readonly children?: ReactNode
}

/** What is ordered, each line with its price, and the total. */
export function OrderSummary({ title, cart, children }: OrderSummaryProps) {
  return (
    <aside
      aria-labelledby="order"
      className="grid content-start gap-5 self-start rounded-lg bg-surface-raised p-6 shadow-raised md:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading level={2} size="xl" id="order">
          {title}
        </Heading>
        {children}
      </div>
      <ul className="grid gap-4">
        {cart.map((item) => (
          <li key={item.product.id} className="flex items-center justify-between gap-4">
            <Picture
              source={item.product.picture.source}
              alt=""
              focus={item.product.picture.focus}
              sizes="3.5rem"
              className="size-14 shrink-0 rounded-sm"
            />
            <span className="grow">{`${item.product.name} × ${item.quantity}`}</span>
            <span className="tabular-nums">{formatPrice(lineCents(item))}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">{text.total}</span>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(totalCents(cart))}</span>
      </p>
    </aside>
  )
}
