import type { SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { cn } from '@duskpane/ui/cn'
import { FieldSet } from '@duskpane/ui/field'
import { Picture } from '@duskpane/ui/picture'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'

/** By place in `stills`: shown while its radio is checked, by CSS alone. */
const shown = [
  'hidden group-has-[[value="0"]:checked]/viewer:block',
  'hidden group-has-[[value="1"]:checked]/viewer:block',
  'hidden group-has-[[value="2"]:checked]/viewer:block',
] as const

/** The same of the one that is there at first. */
const shownFirst = [
  'group-has-[[value="1"]:checked]/viewer:hidden group-has-[[value="2"]:checked]/viewer:hidden',
  'group-has-[[value="0"]:checked]/viewer:hidden group-has-[[value="2"]:checked]/viewer:hidden',
  'group-has-[[value="0"]:checked]/viewer:hidden group-has-[[value="1"]:checked]/viewer:hidden',
] as const

const SIZES = '(min-width: 96rem) 64rem, (min-width: 64rem) 50rem, 100vw'

interface StillsProps {
  readonly view: Pick<SceneView, 'stills' | 'alt'>
  /** The place of the one that is there at first. */
  readonly first?: number
  readonly sizes?: string
}

/** The finished pictures of a view, one of them in view. They work without script. */
export function Stills({ view, first = 0, sizes = SIZES }: StillsProps) {
  return view.stills.map(({ vlt, source, label = text.shade(vlt) }, index) => (
    <Picture
      key={vlt}
      source={source}
      alt={`${view.alt} ${label}.`}
      sizes={sizes}
      className={`aspect-video ${(index === first ? shownFirst : shown)[index]}`}
    />
  ))
}

interface StillChoiceProps {
  readonly view: SceneView
  readonly first?: number
  /** Of the radios: a group of its own on the page. */
  readonly name?: string
  /** Of the list of choices. */
  readonly className?: string
}

/** Which of the stills is in view. */
export function StillChoice({ view, first = 0, name = 'shade', className }: StillChoiceProps) {
  return (
    <FieldSet name={name} label={text.legend}>
      <RadioGroup defaultValue={String(first)} className={cn('grid', className)}>
        {view.stills.map(({ vlt, label = text.shade(vlt) }, index) => (
          <RadioGroupItem key={vlt} value={String(index)}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
