import { Stepper, StepperItem, StepperTitle } from '../../src/stepper.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'stepper',
  status: 'new',
  purpose:
    'Where one is on a way of several steps, such as an order. It shows the way and does not hold it.',
  uses: ['Three to five steps that a person takes in their order.'],
  instead: [
    { when: 'The order does not matter', use: 'tabs' },
    { when: 'A machine does the steps', use: 'progress' },
    { when: 'It only tells how something goes', use: 'titled-list' },
  ],
  anatomy:
    '<Stepper>\n  <StepperItem>\n    <StepperTitle>\n      <StepperTrigger />\n    </StepperTitle>\n    <StepperDescription />\n  </StepperItem>\n</Stepper>',
  examples: [
    {
      right: {
        shows: (
          <Stepper aria-label="Order" value={2} className="w-full">
            <StepperItem step={1}>
              <StepperTitle>Cart</StepperTitle>
            </StepperItem>
            <StepperItem step={2}>
              <StepperTitle>Address</StepperTitle>
            </StepperItem>
          </Stepper>
        ),
        because: 'Steps by name.',
      },
      wrong: {
        shows: (
          <Stepper aria-label="Wrong" value={1} className="w-full">
            <StepperItem step={1}>
              <StepperTitle>Step 1</StepperTitle>
            </StepperItem>
            <StepperItem step={2}>
              <StepperTitle>Step 2</StepperTitle>
            </StepperItem>
          </Stepper>
        ),
        because: 'The number stands there already.',
      },
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the completed steps that have a `StepperTrigger`.' },
    { keys: 'Enter, Space', does: 'Goes back to one.' },
  ],
  supply: [
    'An `aria-label` on the list.',
    'A heading at the start of each step that gets the focus (`useFocusOn`), or nobody hears that it changed.',
  ],
  announced:
    'A list with the number of its steps; the current one says so, completed ones say "Completed".',
  content: ['One or two words a step.'],
}
