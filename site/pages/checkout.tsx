import { confirmedFixes } from '@duskpane/content/confirmed-fixes'
import { checkoutForm } from '@duskpane/content/forms/checkout'
import { cart as cartText } from '@duskpane/content/pages/cart'
import { meta, checkout as text } from '@duskpane/content/pages/checkout'
import { paths } from '@duskpane/content/paths'
import { Container } from '@duskpane/ui/container'
import { Field, FieldPair } from '@duskpane/ui/field'
import { FormShell } from '@duskpane/ui/form-shell'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { Textarea } from '@duskpane/ui/textarea'
import { useCart } from '../cart/cart-context'
import { EmptyCart } from '../cart/empty-cart'
import { OrderSummary } from '../cart/order-summary'
import { DraftNote } from '../forms/draft-note'
import { atMost, EmailField, NameField } from '../forms/person-fields'
import { useDraft } from '../forms/use-draft'
import { WithoutScript } from '../forms/without-script'
import { useNavigation } from '../router/navigation'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'

export default function CheckoutPage() {
  const { cart } = useCart()
  return (
    <Page
      path={paths.checkout}
      meta={meta}
      noindex
      hero={{ variant: 'task', title: text.headline }}
    >
      <Section spacing="none">
        <Container className="pb-10 md:pb-16">
          <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
            {cart.length === 0 && (
              // Before the form, which is of no use without a product.
              <div className="lg:col-span-full">
                <EmptyCart />
              </div>
            )}
            <OrderForm />
            {cart.length > 0 && (
              <OrderSummary title={text.summary} cart={cart}>
                <TextLink to={text.change.to}>{text.change.name}</TextLink>
              </OrderSummary>
            )}
          </div>
        </Container>
      </Section>
    </Page>
  )
}

function OrderForm() {
  const { cart, order } = useCart()
  const draft = useDraft('checkout')
  const { open } = useNavigation()

  /** A demo: nothing is sent, and whoever leaves meanwhile has ordered nothing. */
  async function placeOrder() {
    if (cart.length === 0 && confirmedFixes.has('empty-order')) throw new Error(cartText.empty)
    await open(paths.thanks, {
      after: new Promise((resolve) => setTimeout(resolve, text.delayMs)),
      // In the same render, so that the empty cart does not flash before the next page.
      alongside() {
        draft.clear()
        order()
      },
    })
  }

  const { fields } = checkoutForm
  return (
    <div className="grid content-start gap-6">
      <Heading level={2} size="2xl">
        {checkoutForm.title}
      </Heading>
      <FormShell
        aria-label={checkoutForm.title}
        submitLabel={checkoutForm.submit}
        // Without a product the way to the store matters more.
        submitVariant={cart.length > 0 ? 'default' : 'outline'}
        submittingLabel={checkoutForm.submitting}
        failure={cartText.empty}
        note={
          <>
            <DraftNote draft={draft} />
            <span>{checkoutForm.intro}</span>
          </>
        }
        ref={draft.ref}
        onInput={draft.keep}
        onSubmit={placeOrder}
      >
        <WithoutScript />
        <FieldPair>
          <NameField {...fields.name} />
          <EmailField {...fields.email} />
        </FieldPair>
        <Field name="address" {...fields.address} limit={atMost(checkoutForm.addressLimit)}>
          <Textarea required rows={3} autoComplete="street-address" />
        </Field>
      </FormShell>
    </div>
  )
}
