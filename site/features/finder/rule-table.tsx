import { commonRules, needs } from '@duskpane/content/finder/rules'
import { finder } from '@duskpane/content/pages/finder'
import type { Link as LinkContent } from '@duskpane/content/schema'
import { Container } from '@duskpane/ui/container'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { AppLink } from '../../router/app-link'

const text = finder.rules

interface Rule {
  readonly label: string
  readonly needs: string
  readonly source?: LinkContent
}

const rules: readonly Rule[] = [...Object.values(needs), ...commonRules]

/** Every rule of the finder as a sentence, with where its number comes from. */
export function RuleTable() {
  return (
    <Section id="rules" className="border-t border-line">
      <Container className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <SectionHeading title={text.title} text={text.text} className="mb-0 self-start" />
        <dl className="grid border-t border-line-strong">
          {rules.map(({ label, needs, source }) => (
            <div
              key={label}
              className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:py-4 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="max-w-reading text-pretty">
                {needs}{' '}
                {source && (
                  <Link asChild className="text-sm">
                    <AppLink to={source.to}>{source.name}</AppLink>
                  </Link>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  )
}
