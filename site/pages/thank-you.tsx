import { thankYou as text, thankYouMeta } from '../../content/pages/store-pages'
import { PageHead } from '../page-head'
import { paths } from '../paths'
import { ActionLinks } from '../sections/action-links'
import { PageHero } from '../sections/page-hero'

export default function ThankYouPage() {
  return (
    <>
      <PageHead meta={thankYouMeta} path={paths.thankYou} noindex />
      <PageHero title={text.headline} lead={text.text}>
        <ActionLinks links={[text.back]} />
      </PageHero>
    </>
  )
}
