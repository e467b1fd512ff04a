import type { SceneView } from '@duskpane/content/schema'
import { viewerText as text } from '@duskpane/content/viewer'
import { FieldSet } from '@duskpane/ui/field'
import { Picture } from '@duskpane/ui/picture'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'

/** By place in `stills`: shown while its radio is checked, by CSS alone. */
const shown = [
  'group-has-[[name=shade][value="1"]:checked]/viewer:hidden group-has-[[name=shade][value="2"]:checked]/viewer:hidden',
  'hidden group-has-[[name=shade][value="1"]:checked]/viewer:block',
  'hidden group-has-[[name=shade][value="2"]:checked]/viewer:block',
] as const

/** The finished pictures of a view, one of them in view. They work without script. */
export function Stills({ view }: { readonly view: SceneView }) {
  return view.stills.map(({ vlt, source }, index) => (
    <Picture
      key={vlt}
      source={source}
      alt={`${view.alt} ${text.shade(vlt)}.`}
      sizes="(min-width: 96rem) 64rem, (min-width: 64rem) 50rem, 100vw"
      className={`aspect-video ${shown[index]}`}
    />
  ))
}

/** Which of the stills is in view. */
export function StillChoice({ view }: { readonly view: SceneView }) {
  return (
    <FieldSet name="shade" label={text.legend}>
      <RadioGroup defaultValue="0" className="grid">
        {view.stills.map(({ vlt }, index) => (
          <RadioGroupItem key={vlt} value={String(index)}>
            {text.shade(vlt)}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
