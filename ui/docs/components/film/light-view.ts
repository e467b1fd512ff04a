import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  others: ['viewer', 'simulator', 'configurator'],
  purpose:
    'A picture whose light follows the films on its windows: a still, over which the light is computed once somebody comes near or touches a control.',
  uses: ['To show what a film does, computed from its values.'],
  instead: {
    picture: 'The picture does not change',
    figure: 'A number says it better',
  },
  avoid: ['A dark veil over a picture: that is not what a film does. Let it be computed.'],
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
    'LightScene.layers': 'A picture of the light of each window, and one of all other light.',
    'LightView.scene': 'The layers of light, their factors, and the size of the picture.',
  },
}
