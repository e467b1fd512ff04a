import { Language, Pagination, useLanguage } from '@duskpane/ui'
import { german } from '@duskpane/ui/words/de'

function Today() {
  const { locale, timeZone } = useLanguage()
  return <p>{new Intl.DateTimeFormat(locale, { timeZone }).format(new Date())}</p>
}

export function Example() {
  return (
    <Language locale="de-AT" timeZone="Europe/Vienna" words={german}>
      <Today />
      <Pagination defaultPage={2} pageCount={4} />
    </Language>
  )
}
