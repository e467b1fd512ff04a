import { meta, privacy } from '@duskpane/content/pages/privacy'
import { paths } from '@duskpane/content/paths'
import { type Link as LinkContent, plain } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { TitledList } from '@duskpane/ui/titled-list'
import type { Backend } from '../backend/backend'
import { collections } from '../backend/collections'
import { useBackend } from '../backend/context'
import type { CollectionDescription } from '../backend/fields'
import { ContactWays } from '../sections/contact-ways'
import { Footnote } from '../sections/footnote'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'
import { TextSection, TextSections } from '../sections/text-section'

type Kind = Backend['kind']

/** The privacy notice for the store of this build. */
export default function PrivacyPage() {
  const { kind } = useBackend()
  const { hero, brief, sent, place, browser, others, erasing, owner, illustrativeNote } = privacy
  return (
    <Page path={paths.privacy} meta={meta} hero={hero}>
      <Section aria-label={brief.label} className="pb-4 md:pb-8">
        <Container>
          <TitledList items={[...brief.items, brief.store[kind]]} level={2} />
        </Container>
      </Section>
      <TextSections>
        <TextSection {...sent} text={sent.text[kind]}>
          {(Object.keys(sent.forms) as (keyof typeof sent.forms)[]).map((name) => (
            <FormRecord key={name} name={name} kind={kind} />
          ))}
        </TextSection>
        <TextSection {...place} text={place.text[kind]}>
          {kind === 'firestore' && <PolicyLink {...place.link} />}
        </TextSection>
        <TextSection {...browser}>
          <TitledList items={[...browser.items, ...browser.store[kind]]} layout="column" />
        </TextSection>
        <TextSection {...others}>
          <TitledList items={others.items} layout="column" />
          <PolicyLink {...others.link} />
        </TextSection>
        <TextSection {...erasing} text={erasing.text[kind]}>
          <ContactWays />
        </TextSection>
        <TextSection {...owner}>
          <Footnote>{illustrativeNote[kind]}</Footnote>
        </TextSection>
      </TextSections>
    </Page>
  )
}

interface FormRecordProps {
  readonly name: keyof typeof privacy.sent.forms
  readonly kind: Kind
}

/** What one form stores, why, and for how long. */
function FormRecord({ name, kind }: FormRecordProps) {
  const { labels, optional, forms } = privacy.sent
  const form = forms[name]
  const { fields }: CollectionDescription = collections[name]
  const stored = Object.entries(form.fields).map(([field, words]) =>
    fields[field]?.required === false ? optional(words) : words,
  )
  const rows = [
    [labels.fields, stored.join(', ')],
    [labels.why, form.why],
    [labels.kept, plain(form.kept[kind])],
  ]
  return (
    <div className="grid gap-3 border-t border-line-strong pt-5">
      <Heading level={3} size="lg">
        {'to' in form ? <TextLink to={form.to}>{form.name}</TextLink> : form.name}
      </Heading>
      <dl className="grid gap-x-6 gap-y-1 text-base sm:grid-cols-[5.5rem_1fr] sm:gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-text-muted max-sm:mt-1 max-sm:text-sm">{label}</dt>
            <dd className="first-letter:uppercase">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function PolicyLink({ name, to }: LinkContent) {
  return (
    <Link variant="standalone" href={to} rel="noreferrer" className="justify-self-start text-base">
      {name}
    </Link>
  )
}
