import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  others: ['wrapper', 'width', 'gutter', 'column'],
  uses: ['The inside of every `Section`.', 'Running text and forms, with `size="reading"`.'],
  instead: {
    section: 'It needs its own background',
    card: 'It is set apart inside a section',
  },
  avoid: [
    'Text over the whole width: the eye loses the next line. `reading` is about 65 characters.',
    'A container in a container: it doubles the gap to the edges.',
  ],
  supply: ['Nothing: it is an element without a meaning.'],
  sentences: {
    'Container.size':
      '`container` for the page, at most 82 rem; `reading` for text, at most 42 rem.',
  },
}
