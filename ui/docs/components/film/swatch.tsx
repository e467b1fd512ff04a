import { Swatch } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../../page/guide.tsx'

export const guide: Guide = {
  status: 'new',
  uses: ['Beside the name of a film in a list or a choice.', 'A row of them, from dark to clear.'],
  instead: {
    'film/spectrum-strip': 'All parts of sunlight matter',
    'film/light-view': 'It shows a room',
  },
  anatomy: '<Swatch vlt={30} className="size-8" />',
  examples: (
    <>
      <Do because="The figure beside it: nobody reads a percentage from a gray.">
        <p className="flex items-center gap-3">
          <Swatch vlt={30} className="size-10" /> Ceramic 30, 30% VLT
        </p>
      </Do>
      <DoNot because="Two grays without names, which look the same on most screens.">
        <p className="flex gap-3">
          <Swatch vlt={30} className="size-10" />
          <Swatch vlt={35} className="size-10" />
        </p>
      </DoNot>
    </>
  ),
  supply: [
    'The name and the figure of the film as text: the swatch is hidden from screen readers.',
  ],
  announced: 'Nothing.',
  content: ['It shows brightness alone, without a tint: say so where films have a color.'],
}
