import { thankYou as text, thankYouMeta } from '../../content/pages/store-pages'
import { PageHead } from '../page-head'
import { ActionLinks } from '../sections/action-links'
import { PageHero } from '../sections/page-hero'

export default function ThankYouPage() {
  return (
    <>
      <PageHead meta={thankYouMeta} />
      <PageHero title={text.headline} lead={text.text}>
        <ActionLinks links={[text.back]} />
      </PageHero>
    </>
  )
}
