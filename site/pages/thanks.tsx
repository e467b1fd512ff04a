import { meta, thankYou as text } from '@duskpane/content/pages/thanks'
import { paths } from '@duskpane/content/paths'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Section } from '@duskpane/ui/section'
import { TitledList } from '@duskpane/ui/titled-list'
import { useCart } from '../cart/cart-context'
import { OrderSummary } from '../cart/order-summary'
import { ActionLinks } from '../sections/action-links'
import { Page } from '../sections/page'

/** After an order of the demo store: what was ordered, what happens now, and where to go on. */
export default function ThankYouPage() {
  const { ordered } = useCart()
  const hasOrder = ordered.length > 0
  return (
    <Page
      path={paths.thanks}
      meta={meta}
      noindex
      hero={{ variant: 'side', title: text.headline, lead: text.text, picture: text.picture }}
      heroContent={<ActionLinks links={text.ways} />}
    >
      <Section>
        <Container className={cn('grid gap-x-16 gap-y-12', hasOrder && 'lg:grid-cols-[3fr_2fr]')}>
          <div className="grid content-start gap-6">
            <Heading level={2} size="2xl">
              {text.next.title}
            </Heading>
            <TitledList items={text.next.items} layout={hasOrder ? 'column' : 'grid'} />
          </div>
          {hasOrder && <OrderSummary title={text.order} cart={ordered} />}
        </Container>
      </Section>
    </Page>
  )
}
