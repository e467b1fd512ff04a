import { lineRows } from '@duskpane/content/finder/line-rows'
import { illustrativeNote } from '@duskpane/content/illustrative-note'
import { finder } from '@duskpane/content/pages/finder'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TextLink } from '../../sections/text-link'
import { TitledSection } from '../../sections/titled-section'

const text = finder.lines

const unbroken = (range: string) => <span className="whitespace-nowrap">{range}</span>

/** Every line with the values that the rules look at. */
export function LineTable() {
  return (
    <TitledSection id="lines" className="border-t border-line" title={text.title} text={text.text}>
      <SpecTable
        caption={text.caption}
        columns={[
          {
            key: 'name',
            header: text.name,
            format: (name, { path }) => <TextLink to={path}>{name}</TextLink>,
          },
          { key: 'vlt', header: text.vlt, format: unbroken },
          { key: 'tser', header: text.tser, format: unbroken },
          { key: 'uvr', header: text.uvr, format: unbroken },
          { key: 'metal', header: text.metal },
          { key: 'market', header: text.market },
        ]}
        rows={lineRows}
        footnote={illustrativeNote}
      />
    </TitledSection>
  )
}
