import { fullName } from '@duskpane/content/laws/country'
import { placeRows } from '@duskpane/content/laws/limit-rows'
import { notRead } from '@duskpane/content/laws/not-read'
import { isState, places } from '@duskpane/content/laws/places'
import { verdictText } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import { meta, laws as text } from '@duskpane/content/pages/laws'
import { lawDataPath, paths } from '@duskpane/content/paths'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Heading, Lead } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TitledList } from '@duskpane/ui/titled-list'
import PlaceAnswer from '../features/laws/place-answer'
import { StateMap } from '../features/laws/state-map'
import { Disclosure } from '../sections/disclosure'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'
import { TitledSection } from '../sections/titled-section'

/** A choice of the place that answers at once, and every place with its limits and the way to its page. */
export default function LawsPage() {
  const { limits, reading, data } = text
  const { states, countries } = limits
  return (
    <Page
      path={paths.laws}
      meta={meta}
      hero={{ ...text.hero, variant: 'tool' }}
      heroContent={
        <div className="grid gap-x-16 gap-y-10 pt-4 pb-4 lg:grid-cols-2">
          <PlaceAnswer />
          <StateMap />
        </div>
      }
    >
      <TitledSection title={limits.title} text={limits.text}>
        <div>
          <Disclosure title={states.title}>
            <PlaceTable caption={states.caption} places={places.filter(isState)} />
          </Disclosure>
          <Disclosure title={countries.title}>
            <PlaceTable
              caption={countries.caption}
              places={places.filter((place) => !isState(place))}
            />
          </Disclosure>
          <Disclosure title={text.notRead.title}>
            <p className="max-w-reading">{text.notRead.text}</p>
            <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
              {notRead.map((place) => (
                <li key={place.slug} className="min-w-0 wrap-anywhere">
                  <span>{`${fullName(place)}: `}</span>
                  <Link href={`https://${place.ask}`} rel="noreferrer nofollow">
                    {place.ask}
                  </Link>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      </TitledSection>
      <TitledSection className="border-t border-line" title={reading.title}>
        <TitledList items={reading.items} />
      </TitledSection>
      <Section theme="ink">
        <Container className="grid gap-8 lg:grid-cols-[1fr_auto] lg:items-end">
          <div className="grid gap-4">
            <Heading level={2}>{data.title}</Heading>
            <Lead>{data.text}</Lead>
          </div>
          <Button asChild className="justify-self-start">
            <a href={lawDataPath} download>
              {data.link}
            </a>
          </Button>
        </Container>
      </Section>
    </Page>
  )
}

interface PlaceTableProps {
  readonly caption: string
  readonly places: readonly Place[]
}

function PlaceTable({ caption, places }: PlaceTableProps) {
  const { name, front, rearSide, rear, mpvRearSide, mpvRear, mark } = text.columns
  return (
    <SpecTable
      caption={caption}
      columns={[
        {
          key: 'name',
          header: name,
          format: (name, { path }) => (
            <TextLink className="whitespace-normal" to={path}>
              {name}
            </TextLink>
          ),
        },
        { key: 'front', header: front },
        { key: 'rearSide', header: rearSide },
        { key: 'rear', header: rear },
        { key: 'mpvRearSide', header: mpvRearSide, narrow: 'hidden' },
        { key: 'mpvRear', header: mpvRear, narrow: 'hidden' },
        { key: 'mark', header: mark, narrow: 'hidden', format: (mark) => verdictText.marks[mark] },
      ]}
      rows={placeRows(places)}
      marked={({ mark }) => mark !== 'verified'}
      footnote={text.notVerified}
    />
  )
}
