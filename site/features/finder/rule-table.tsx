import { rules } from '@duskpane/content/finder/rules'
import { finder } from '@duskpane/content/pages/finder'
import { TextLink } from '../../sections/text-link'
import { TitledSection } from '../../sections/titled-section'

const text = finder.rules

/** Every rule of the finder as a sentence, with where its number comes from. */
export function RuleTable() {
  return (
    <TitledSection
      id="rules"
      className="border-t border-line"
      heading="beside"
      title={text.title}
      text={text.text}
    >
      <dl className="grid border-t border-line-strong">
        {rules.map(({ label, needs, source }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-reading text-pretty">
              <span>{needs}</span>{' '}
              {source && (
                <TextLink className="text-sm" to={source.to}>
                  {source.name}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}
