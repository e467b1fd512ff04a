import { Picture } from '@duskpane/ui'
import { storyPicture } from '../../src/stories/picture.ts'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: ['Every photograph and rendering.', 'The first picture of a page, with `priority`.'],
  instead: {
    icon: 'It is a symbol',
    'product-card': 'It belongs to a product',
    slider: 'Several of them take turns',
  },
  anatomy: '<Picture source={…} alt="…" sizes="50vw" />',
  examples: (
    <>
      <Do because="`focus` keeps what matters in view where the picture is cropped.">
        <Picture
          source={storyPicture}
          alt="Two glass towers at sunset"
          sizes="20rem"
          focus="30% 50%"
          className="h-40 w-full rounded-dp-sm"
        />
      </Do>
      <DoNot because='Squeezed, loaded five times too large, and called "image".'>
        <Picture
          source={storyPicture}
          alt="image"
          sizes="100vw"
          imgClassName="object-fill"
          className="h-40 w-28 rounded-dp-sm"
        />
      </DoNot>
    </>
  ),
  supply: [
    'An `alt` that says what is seen; empty only where the text beside it says the same.',
    'No text in the picture: it cannot be read aloud, translated or enlarged.',
  ],
  announced: 'The `alt` and "image"; nothing where it is empty.',
  content: ['What is seen and why it is there, in one sentence, without "picture of".'],
}
