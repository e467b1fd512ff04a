import { filmText } from '@duskpane/content/films/text'
import { meta, why } from '@duskpane/content/pages/why'
import { paths } from '@duskpane/content/paths'
import { type ComparisonColumn, plain } from '@duskpane/content/schema'
import { ComparisonTable } from '@duskpane/ui/comparison-table'
import { TitledList } from '@duskpane/ui/titled-list'
import { ActionLinks } from '../sections/action-links'
import { heroPicture } from '../sections/first-picture'
import { Page } from '../sections/page'
import { TitledSection } from '../sections/titled-section'

export const firstPicture = heroPicture(why.hero.picture.source, 'paper')

export default function WhyPage() {
  const { hero, comparison, reading, actions } = why
  const columns = comparison.columns.map((column) => plain<ComparisonColumn>(column))
  return (
    <Page path={paths.why} meta={meta} hero={hero}>
      <TitledSection title={comparison.title} text={comparison.text}>
        <ComparisonTable
          caption={comparison.caption}
          columns={columns.map(({ name }) => ({ key: name, header: name }))}
          rows={filmText.measures.map(({ key, header, abbr }) => ({
            key,
            header,
            abbr,
            values: Object.fromEntries(columns.map((column) => [column.name, column[key]])),
          }))}
          highlight={columns[0]?.name}
          footnote={`${comparison.source} ${comparison.disclaimer}`}
        />
      </TitledSection>
      <TitledSection theme="ink" title={reading.title}>
        <TitledList items={reading.items} />
        <div className="mt-14">
          <ActionLinks links={actions} />
        </div>
      </TitledSection>
    </Page>
  )
}
