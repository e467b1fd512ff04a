import { type Cart, formatPrice, lineCents, totalCents } from '@duskpane/content/cart'
import { cart as text } from '@duskpane/content/pages/store-pages'
import { Picture } from '@duskpane/ui/picture'

/** What is ordered, each line with its price, and the total. */
export function OrderLines({ cart }: { readonly cart: Cart }) {
  return (
    <>
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
            <span className="grow">
              {item.product.name} × {item.quantity}
            </span>
            <span className="tabular-nums">{formatPrice(lineCents(item))}</span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">{text.total}</span>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(totalCents(cart))}</span>
      </p>
    </>
  )
}
