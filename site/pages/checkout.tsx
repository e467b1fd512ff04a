import { checkoutForm } from '@duskpane/content/forms/checkout'
import {
  cart as cartText,
  checkoutMeta,
  checkout as text,
} from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Field, FieldPair } from '@duskpane/ui/field'
import { FormShell } from '@duskpane/ui/form-shell'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { Textarea } from '@duskpane/ui/textarea'
import { formatPrice, totalCents } from '../cart/cart'
import { useCart } from '../cart/cart-context'
import { atMost } from '../forms/at-most'
import { EmailField, NameField } from '../forms/person-fields'
import { useDraft } from '../forms/use-draft'
import { useOpen } from '../router/navigation'
import { Page } from '../sections/page'

export default function CheckoutPage() {
  const { dispatch } = useCart()
  const draft = useDraft('checkout')
  const open = useOpen()

  /** A demo: nothing is sent. */
  async function placeOrder() {
    await new Promise((resolve) => setTimeout(resolve, text.delayMs))
    draft.clear()
    // In the same render, so that the empty cart does not flash before the next page.
    await open(paths.thanks, () => dispatch({ type: 'clear' }))
  }

  const { fields } = checkoutForm
  return (
    <Page path={paths.checkout} meta={checkoutMeta} noindex hero={{ title: text.headline }}>
      <Section>
        <Container className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-6">
            <Heading level={2} size="2xl">
              {checkoutForm.title}
            </Heading>
            <FormShell
              aria-label={checkoutForm.title}
              submitLabel={checkoutForm.submit}
              submittingLabel={checkoutForm.submitting}
              note={checkoutForm.intro}
              ref={draft.ref}
              onInput={draft.keep}
              onSubmit={placeOrder}
            >
              <FieldPair>
                <NameField {...fields.name} />
                <EmailField {...fields.email} />
              </FieldPair>
              <Field name="address" {...fields.address} limit={atMost(checkoutForm.addressLimit)}>
                <Textarea required rows={3} autoComplete="street-address" />
              </Field>
            </FormShell>
          </div>
          <OrderSummary />
        </Container>
      </Section>
    </Page>
  )
}

function OrderSummary() {
  const { cart } = useCart()
  return (
    <aside
      aria-labelledby="order"
      className="grid content-start gap-5 self-start rounded-lg bg-surface-raised p-6 shadow-raised md:p-8"
    >
      <Heading level={2} size="xl" id="order">
        {text.summary}
      </Heading>
      {cart.length === 0 ? (
        <p className="text-text-muted">{cartText.empty}</p>
      ) : (
        <ul className="grid gap-3">
          {cart.map(({ product, quantity }) => (
            <li key={product.id} className="flex justify-between gap-4">
              <span>
                {product.name} × {quantity}
              </span>
              <span className="tabular-nums">{formatPrice(product.priceCents * quantity)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">{text.total}</span>
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(totalCents(cart))}</span>
      </p>
    </aside>
  )
}
