import type { Line } from '@duskpane/content/films/catalog'
import { lines } from '@duskpane/content/films/models'
import { illustrativeNote } from '@duskpane/content/illustrative-note'
import { filmText } from '@duskpane/content/pages/film'
import { finder } from '@duskpane/content/pages/finder'
import { Link } from '@duskpane/ui/link'
import { SpecTable } from '@duskpane/ui/spec-table'
import { AppLink } from '../../router/app-link'
import { TitledSection } from '../../sections/titled-section'

const text = finder.lines

/** The range of a value over the models of a line. */
function rangeOf({ models }: Line, key: 'vlt' | 'tser' | 'uvr'): string {
  if (models.length === 0) return text.none
  const values = models.map((model) => model[key])
  return text.range(Math.min(...values), Math.max(...values))
}

const unbroken = (range: string) => <span className="whitespace-nowrap">{range}</span>

function metalOf({ traits: { metal } }: Line): string {
  if (metal === undefined) return text.metalWords.unknown
  return metal ? text.metalWords.yes : text.metalWords.no
}

const rows = lines.map((line) => ({
  ...line,
  vlt: rangeOf(line, 'vlt'),
  tser: rangeOf(line, 'tser'),
  uvr: rangeOf(line, 'uvr'),
  metal: metalOf(line),
  market: filmText.markets[line.market],
}))

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
            format: (name, { path }) => (
              <Link asChild>
                <AppLink to={path}>{name}</AppLink>
              </Link>
            ),
          },
          { key: 'vlt', header: text.vlt, format: unbroken },
          { key: 'tser', header: text.tser, format: unbroken },
          { key: 'uvr', header: text.uvr, format: unbroken },
          { key: 'metal', header: text.metal },
          { key: 'market', header: text.market },
        ]}
        rows={rows}
        marked={({ models }) => models.some(({ illustrative }) => illustrative)}
        footnote={illustrativeNote}
      />
    </TitledSection>
  )
}
