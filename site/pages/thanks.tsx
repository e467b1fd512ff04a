import { thankYou as text, thankYouMeta } from '@duskpane/content/pages/store-pages'
import { paths } from '@duskpane/content/paths'
import { ActionLinks } from '../sections/action-links'
import { Page } from '../sections/page'

export default function ThankYouPage() {
  return (
    <Page
      path={paths.thanks}
      meta={thankYouMeta}
      noindex
      hero={{ title: text.headline, lead: text.text }}
      heroContent={<ActionLinks links={[text.back]} />}
    />
  )
}
