import type { Film } from '@duskpane/content/films/catalog'
import { shown } from '@duskpane/content/films/figures'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import { openFacts } from '@duskpane/content/films/open-facts'
import { filmText } from '@duskpane/content/films/text'
import { basisNotes } from '@duskpane/content/films/value-basis'
import { glazingsOf, printedOnGlass } from '@duskpane/content/light/specifiers'
import type { Printed } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'
import { Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { SpecTable } from '@duskpane/ui/spec-table'
import { Plus } from 'lucide'

const text = filmText.specifiers

/** What those who specify ask of each model, on the glazings it goes on, and what the line does not state yet. */
export function ForSpecifiers({ film: { listed, market, traits } }: { readonly film: Film }) {
  const figures = listed.map((model) => ({ ...model, ...printedOnGlass(model) }))
  const { emissivity } = text
  // Double glazing is figured from bands alone.
  const haveBands = listed.some(({ record }) => record)
  const glazings = glazingsOf(market).filter(({ kind }) => kind === 'single' || haveBands)
  const ofFace = listed.some((model) => model.emissivity !== undefined) ? [emissivity] : []
  return (
    <details
      id="for-specifiers"
      className="group/specify border-y border-line print:border-none print:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 print:min-h-0 [&::-webkit-details-marker]:hidden">
        <Heading level={3}>{text.title}</Heading>
        <Icon icon={Plus} className="shrink-0 group-open/specify:rotate-45 print:hidden" />
      </summary>
      <div
        className={cn(
          'mb-4 grid gap-x-16 gap-y-8 print:mb-1 print:grid-cols-2 print:gap-x-6',
          // A column more does not fit beside another table there.
          glazings.length > 1 && (ofFace.length > 0 ? '2xl:grid-cols-2' : 'xl:grid-cols-2'),
        )}
      >
        {glazings.map(({ kind, name: glazing }) => (
          <SpecTable
            key={kind}
            className="min-w-0"
            caption={text.caption(glazing)}
            columns={[
              { key: 'name', header: filmText.model },
              ...[...text.columns, ...(kind === 'single' ? ofFace : [])].map((column) => ({
                ...column,
                format: (value: Printed | undefined) => shown(value, column),
              })),
            ]}
            rows={figures.map(({ name, emissivity, [kind]: its }) => ({
              name,
              emissivity,
              ...its,
            }))}
          />
        ))}
      </div>
      <p className="mb-4 max-w-reading text-sm text-text-muted print:mb-1">
        {[
          noteOn(
            listed.map(({ name, illustrativeBands }) => ({
              name,
              illustrative: illustrativeBands,
            })),
          ),
          text.note[traits.goesOn.includes('windshield') ? 'windshield' : market],
          haveBands && text.byBands,
          text.standards,
          ...basisNotes(listed),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <p className="mb-4 max-w-reading text-sm print:mb-1">{`${text.open} ${openFacts[market].join('; ')}.`}</p>
    </details>
  )
}
