import { Picture } from '@duskpane/ui'
import { storyPicture } from '../../../src/stories/picture.ts'
import { Do, DoNot, type Guide } from '../../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  purpose:
    'A picture whose light follows the films on its windows: a still, over which the light is computed once somebody comes near or touches a control.',
  uses: ['To show what a film does, computed from its values.'],
  instead: {
    picture: 'The picture does not change',
    figure: 'A number says it better',
  },
  anatomy:
    '<figure>\n  <LightView scene={…} values={…}>\n    <Picture />\n  </LightView>\n  <figcaption />\n</figure>',
  examples: (
    <>
      <Do because="A caption says in words what is chosen, for those who cannot see it.">
        <figure className="grid w-full gap-2">
          <Picture source={storyPicture} alt="" sizes="20rem" className="rounded-dp-lg" />
          <figcaption className="text-dp-sm">Ceramic 30 on all windows, at noon.</figcaption>
        </figure>
      </Do>
      <DoNot because="A dark veil over a picture is not what a film does. Let it be computed.">
        <div className="relative w-full">
          <Picture source={storyPicture} alt="" sizes="20rem" className="rounded-dp-lg" />
          <div className="absolute inset-0 rounded-dp-lg bg-dp-surface-ink/60" />
        </div>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Reaches the button that asks again for layers that did not arrive.',
  },
  supply: [
    'A `label` for what the picture shows with the current values.',
    'A `caption` for where the still stands for good: in print, forced colors, after a failure.',
    'A still with its own `alt`.',
  ],
  announced: 'The label and "image"; a failure as soon as it happens.',
  content: [
    'Say which film, which window and which light.',
    'Say what was computed, and from which values.',
  ],
  sentences: {
    'LightView.scene': 'The layers of light, their factors, and the size of the picture.',
  },
}
