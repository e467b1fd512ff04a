import { Avatar, AvatarFallback } from '../../src/avatar.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'avatar',
  status: 'new',
  purpose: 'A person or an organization as a picture or initials.',
  uses: ['Beside a name in a list, a comment, an account.'],
  instead: [
    { when: 'It is a symbol', use: 'icon' },
    { when: 'It is any other picture', use: 'picture' },
  ],
  anatomy: '<Avatar>\n  <AvatarImage />\n  <AvatarFallback />\n</Avatar>',
  examples: [
    {
      right: {
        shows: (
          <p className="flex items-center gap-3">
            <Avatar>
              <AvatarFallback aria-hidden>AB</AvatarFallback>
            </Avatar>
            Ada Byron
          </p>
        ),
        because: 'Beside the name it is decoration, and silent.',
      },
      wrong: {
        shows: (
          <Avatar>
            <AvatarFallback>AB</AvatarFallback>
          </Avatar>
        ),
        because: 'Two letters by themselves: who is that?',
      },
    },
  ],
  keyboard: [],
  supply: [
    'An `alt` with the name where no name stands beside it; else an empty one.',
    '`aria-hidden` on initials beside the name.',
    'A button around it where it can be pressed.',
  ],
  announced: 'The `alt` of its picture, or the initials.',
  content: ['Two letters at most.'],
  sentences: {
    'Avatar.size': 'How large it is.',
    'AvatarImage.alt': 'The name, or empty where it stands beside it.',
    'AvatarImage.onLoadingStatusChange': 'Called when the picture loads, has loaded, or cannot.',
    'AvatarFallback.delayMs': 'How long it waits for the picture, in milliseconds.',
  },
}
