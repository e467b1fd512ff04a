import { thankYou as text, thankYouMeta } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import { ActionLinks } from '../sections/action-links'
import { PageHead } from '../sections/page-head'
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
