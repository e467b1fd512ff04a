import type { Scene, SceneView } from '@duskpane/content/schema'
import { FieldGroup } from '@duskpane/ui/field'
import { RadioGroup } from '@duskpane/ui/radio-group'

interface ViewChoiceProps {
  readonly scene: Scene
  readonly view: SceneView
  readonly onChoose: (name: string) => void
}

/** From where, or when, a scene is seen; nothing where it has one view. */
export function ViewChoice({ scene, view, onChoose }: ViewChoiceProps) {
  if (scene.views.length === 1) return null
  return (
    <FieldGroup name="view" label={scene.legend}>
      <RadioGroup
        value={view.name}
        onChange={({ target }) => onChoose(target.value)}
        options={scene.views.map(({ name, label }) => ({ value: name, label }))}
      />
    </FieldGroup>
  )
}
