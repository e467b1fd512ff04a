import { lines } from '@duskpane/content/films/models'
import { needsOf } from '@duskpane/content/finder/find'
import {
  bothersIn,
  glassesOf,
  isInSun,
  lightsOf,
  questionOf,
} from '@duskpane/content/finder/question'
import { glazings, type Kind, kinds, lights, needs } from '@duskpane/content/finder/rules'
import { finderTool as text } from '@duskpane/content/finder/text'
import { placeOf } from '@duskpane/content/laws/places'
import { Checkbox } from '@duskpane/ui/checkbox'
import { FieldSet } from '@duskpane/ui/field'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'
import type { ComponentProps } from 'react'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { Disclosure } from '../../sections/disclosure'
import { choiceColumns } from '../choice-columns'
import GlassFields from '../laws/glass-fields'
import { PlaceField } from '../laws/place-field'
import { GlassDrawing } from './glass-drawing'

/** The questions of the finder. Each answer is kept in the query string. */
export function Questions() {
  // This copy of the choice shows a change at once; the results follow in a transition.
  const [chosen, choose] = useChoice()
  const question = questionOf(chosen)
  const { kind, glass, light } = question
  const isVehicle = kind !== 'building'
  return (
    <div className="grid gap-8 print:hidden">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
        <FieldSet name="on" label={text.kind} className="@container">
          <RadioGroup
            value={kind}
            // Each kind has different glass.
            onValueChange={(value) =>
              choose({ on: value === ('car' satisfies Kind) ? null : value, window: null })
            }
            className={choiceColumns(Object.keys(kinds).length)}
          >
            {(Object.keys(kinds) as Kind[]).map((value) => (
              <RadioGroupItem key={value} value={value}>
                <Drawn kind={value}>{kinds[value].label}</Drawn>
              </RadioGroupItem>
            ))}
          </RadioGroup>
        </FieldSet>
        <FieldSet name="window" label={text.glass} className="@container">
          <RadioGroup
            key={kind}
            value={glass}
            onValueChange={(value) => choose({ window: value })}
            className={choiceColumns(glassesOf(kind).length)}
          >
            {glassesOf(kind).map(([value, label]) => (
              <RadioGroupItem key={value} value={value}>
                <Drawn kind={kind} glass={value}>
                  {label}
                </Drawn>
              </RadioGroupItem>
            ))}
          </RadioGroup>
        </FieldSet>
        <FieldSet name="bothers" label={text.needs} hint={text.needsHint}>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-3">
            {needsOf(question, lines).map((need) => (
              <Checkbox
                key={need}
                value={need}
                checked={question.needs.includes(need)}
                onChange={({ target: { checked } }) => {
                  const others = question.needs.filter((one) => one !== need)
                  choose({ bothers: bothersIn(checked ? [...others, need] : others) })
                }}
              >
                {needs[need].label}
              </Checkbox>
            ))}
          </div>
        </FieldSet>
      </div>
      <Disclosure title={isVehicle ? text.more : text.moreOfBuilding} open={isMoreAsked(chosen)}>
        <div className="grid gap-x-12 gap-y-6 pt-2 lg:grid-cols-3">
          <ChoiceField
            name="light"
            label={text.light}
            value={light}
            options={lightsOf(kind).map((value) => [value, lights[value].label])}
            onChoose={(value) => choose({ light: value === 'any' ? null : value })}
          />
          {isInSun(question) && (
            <ChoiceField
              name="glazing"
              label={text.glazing}
              hint={text.glazingHint}
              value={question.glazing ?? 'unknown'}
              options={Object.entries(glazings).map(([value, { label }]) => [value, label])}
              onChoose={(value) => choose({ glazing: value === 'unknown' ? null : value })}
            />
          )}
          {isVehicle && (
            <>
              <PlaceField label={text.place} hint={text.placeHint} placeholder={text.noPlace} />
              {placeOf(chosen) && <GlassFields behind={kind === 'mpv' && glass !== 'windshield'} />}
            </>
          )}
        </div>
      </Disclosure>
    </div>
  )
}

/** Whether a folded question has been answered, by a link or earlier. */
const isMoreAsked = (chosen: URLSearchParams) =>
  ['light', 'glazing', 'place'].some((name) => chosen.has(name))

interface DrawnProps extends ComponentProps<typeof GlassDrawing> {
  readonly children: string
}

function Drawn({ children, ...drawing }: DrawnProps) {
  return (
    <span className="grid min-w-0 gap-1 py-1">
      <GlassDrawing {...drawing} />
      <span className="text-sm text-pretty">{children}</span>
    </span>
  )
}
