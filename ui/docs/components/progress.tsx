import { Progress } from '../../src/progress.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'progress',
  status: 'new',
  purpose: 'How much of a task is done.',
  uses: ['Uploads, exports, anything of more than a few seconds whose end is known.'],
  instead: [
    { when: 'A page is loading', use: 'skeleton' },
    { when: 'A person takes the steps', use: 'stepper' },
    { when: 'It is a measured value', use: 'figure' },
  ],
  anatomy: '<Progress value={40} aria-label="Upload" />',
  examples: [
    {
      right: {
        shows: (
          <div className="grid w-full gap-2 text-dp-sm">
            <Progress value={40} aria-label="Upload" />4 of 10 files
          </div>
        ),
        because: 'Words beside the bar say what is counted.',
      },
      wrong: {
        shows: <Progress value={99} aria-label="Right away" className="w-full" />,
        because: 'A bar that waits at 99 is not measured.',
      },
    },
  ],
  keyboard: [],
  supply: [
    'An `aria-label` or `aria-labelledby` with the task.',
    'A `role="status"` for what has to be heard, such as the end: it does not announce its changes.',
  ],
  announced: 'Its name, "progress bar" and per cent, or what `getValueLabel` says.',
  content: ['Numbers that mean something: "3 of 8 files".'],
}
