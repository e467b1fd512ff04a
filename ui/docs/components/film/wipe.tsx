import { Picture, Wipe } from '@duskpane/ui'
import { storyPicture } from '../../../src/stories/picture.ts'
import { Do, DoNot, type Guide } from '../../page/guide.tsx'

const picture = (alt: string) => <Picture source={storyPicture} alt={alt} sizes="24rem" />

export const guide: Guide = {
  status: 'new',
  uses: [
    'What a film does to a view, once on a page.',
    'Around a `LightView`, whose film changes.',
  ],
  instead: {
    'film/light-view': 'The film differs from window to window',
    slider: 'Several pictures that are not of the same place',
  },
  anatomy: `<Wipe bare={<Picture source={bare} alt="The same without film" sizes="100vw" />}>
  <Picture source={filmed} alt="A room with a 20% film" sizes="100vw" />
</Wipe>`,
  keyboard: {
    'Arrow keys': 'Move the line by one per cent.',
    'Page Up, Page Down': 'Move it by ten.',
    'Home, End': 'Take the film off, put it on.',
  },
  examples: (
    <>
      <Do because="Both pictures are of one place, seen from one point: only the film differs.">
        <Wipe bare={picture('Two glass towers without film')}>
          {picture('The same towers with film')}
        </Wipe>
      </Do>
      <DoNot because="A picture without its pair: the line moves and nothing changes.">
        {picture('Two glass towers')}
      </DoNot>
    </>
  ),
  supply: [
    'Two pictures of the same size, each with what it shows as its alternative text.',
    'In words beside it, what the film is.',
  ],
  announced: 'The name of the line, and how much of the picture is filmed, per cent.',
  content: ['Film is left of the line in every writing direction, as the eye reads a pane.'],
}
