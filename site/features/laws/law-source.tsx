import { markSentence } from '@duskpane/content/laws/place-page'
import { lawPage } from '@duskpane/content/laws/place-text'
import { longDate } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { lawDataPath } from '@duskpane/content/paths'
import { Badge } from '@duskpane/ui/badge'
import { Link } from '@duskpane/ui/link'
import type { ReactNode } from 'react'
import { TitledSection } from '../../sections/titled-section'

const text = lawPage.source

/** The statute, the pages we read and when, and how sure it is. */
export function LawSource({ law }: { readonly law: TintLaw }) {
  const { statute, sources, checked, changed, mark } = law
  return (
    <TitledSection id="source" className="border-t border-line" heading="beside" title={text.title}>
      <div className="grid gap-8">
        <dl className="grid gap-x-4 gap-y-1 min-[20rem]:grid-cols-[7.5rem_1fr] min-[20rem]:gap-y-3 sm:grid-cols-[11rem_1fr] sm:gap-x-8 sm:gap-y-4">
          <Row name={text.statute}>
            <span className="font-semibold">{statute}</span>
          </Row>
          <Row name={text.checked}>{longDate(checked)}</Row>
          <Row name={text.changed}>{changed ? longDate(changed) : text.changedUnknown}</Row>
          <Row name={text.mark}>
            <Badge variant={mark === 'verified' ? 'secondary' : 'default'}>
              {verdictText.marks[mark]}
            </Badge>{' '}
            <span>{markSentence(law)}</span>
          </Row>
          <Row name={text.sources}>
            <ul className="grid gap-2">
              {sources.map(({ url, kind, dated, read }) => (
                <li key={url}>
                  <Link href={url} rel="noreferrer nofollow" className="wrap-anywhere">
                    {new URL(url).hostname.replace(/^www\.|\.$/g, '')}
                  </Link>{' '}
                  <span className="text-sm text-text-muted">
                    {[
                      text.kinds[kind],
                      dated && text.dated(longDate(dated)),
                      text.read(longDate(read)),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </Row>
        </dl>
        <p className="max-w-reading border-s-4 border-accent ps-6 text-text-muted">
          <span>{text.disclaimer(longDate(checked))}</span>{' '}
          <Link href={lawDataPath} download>
            {text.data}
          </Link>
        </p>
      </div>
    </TitledSection>
  )
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-text-muted max-sm:text-sm max-[20rem]:mt-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
