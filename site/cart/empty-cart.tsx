import { cart as text } from '@duskpane/content/pages/cart'
import { ActionLinks } from '../sections/action-links'

/** What the cart and the checkout say without a product, and the way to the store. */
export function EmptyCart() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-2xl font-semibold">{text.empty}</p>
      <p className="-mt-3 max-w-prose text-text-muted">{text.ownTab}</p>
      <ActionLinks links={[text.emptyAction]} />
    </div>
  )
}
