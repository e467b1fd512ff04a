import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.2.0',
  others: ['layout', 'flex', 'row', 'column', 'gap', 'group'],
  uses: [
    'What stands below each other, in an app without Tailwind.',
    'A row of buttons that wraps (`direction="row"`).',
  ],
  instead: {
    card: 'It is set apart from the rest',
    container: 'It only limits the width',
    field: 'It is a control and its label',
  },
  avoid: ['Gaps so wide that what belongs together looks alone.'],
  supply: ['The markup in the order of reading, which is that of Tab.'],
  sentences: {
    'Stack.direction': 'Whether things stand below each other, or beside each other and wrap.',
    'Stack.gap': 'Between two of them: 8, 16 or 32 pixels.',
    'Stack.justify': 'Along: where they stand, if there is more room than they take.',
  },
}
