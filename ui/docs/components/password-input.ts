import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['password', 'show password', 'secret', 'sign in'],
  uses: ['Signing in, and choosing a password.'],
  instead: { input: 'It is a code that is used once, which anybody may see' },
  keyboard: {
    Tab: 'Moves from the password to the button.',
    'Enter, Space': 'On the button: shows what is typed, or hides it.',
  },
  supply: [
    '`autoComplete="new-password"` where one is chosen; without it browsers fill in the one they know.',
    'The rules as the `hint` of the `Field`, before anybody has broken one.',
  ],
  announced: 'The label and "password"; the button says what it will do.',
  content: ['"Password", and not what it is for.'],
}
