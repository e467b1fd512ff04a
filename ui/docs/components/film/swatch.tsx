import { Swatch } from '../../../src/film/swatch.tsx'
import type { Guide } from '../../page/guide.ts'

export const guide: Guide = {
  module: 'film/swatch',
  status: 'new',
  purpose: 'White paper as it is seen through a film: light times VLT, in linear light.',
  uses: ['Beside the name of a film in a list or a choice.', 'A row of them, from dark to clear.'],
  instead: [
    { when: 'All parts of sunlight matter', use: 'film/spectrum-strip' },
    { when: 'It shows a room', use: 'film/light-view' },
  ],
  anatomy: '<Swatch vlt={30} className="size-8" />',
  examples: [
    {
      right: {
        shows: (
          <p className="flex items-center gap-3">
            <Swatch vlt={30} className="size-10" /> Ceramic 30, 30% VLT
          </p>
        ),
        because: 'The figure beside it: nobody reads a percentage from a gray.',
      },
      wrong: {
        shows: (
          <p className="flex gap-3">
            <Swatch vlt={30} className="size-10" />
            <Swatch vlt={35} className="size-10" />
          </p>
        ),
        because: 'Two grays without names, which look the same on most screens.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'The name and the figure of the film as text: the swatch is hidden from screen readers.',
  ],
  announced: 'Nothing.',
  content: ['It shows brightness alone, without a tint: say so where films have a color.'],
}
