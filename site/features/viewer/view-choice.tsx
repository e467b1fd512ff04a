import type { Scene, SceneView } from '@duskpane/content/schema'
import { FieldSet } from '@duskpane/ui/field'
import { RadioGroup, RadioGroupItem } from '@duskpane/ui/radio-group'

interface ViewChoiceProps {
  readonly scene: Scene
  readonly view: SceneView
  readonly onChoose: (name: string) => void
}

/** From where, or when, a scene is seen; nothing where it has one view. */
export function ViewChoice({ scene, view, onChoose }: ViewChoiceProps) {
  if (scene.views.length === 1) return null
  return (
    <FieldSet name="view" label={scene.legend}>
      <RadioGroup value={view.name} onValueChange={onChoose}>
        {scene.views.map(({ name, label }) => (
          <RadioGroupItem key={name} value={name}>
            {label}
          </RadioGroupItem>
        ))}
      </RadioGroup>
    </FieldSet>
  )
}
