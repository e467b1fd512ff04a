import { Field } from '../../src/field.tsx'
import { RangeInput } from '../../src/range-input.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'range-input',
  status: 'new',
  purpose: 'A number for which nearness is enough, such as a volume, chosen by moving a thumb.',
  uses: ['Brightness, volume, a rough price.'],
  instead: [
    { when: 'The exact number counts', use: 'input' },
    { when: 'It is a small count', use: 'quantity-input' },
    { when: 'Slides take turns', use: 'slider' },
  ],
  anatomy: '<Field>\n  <RangeInput />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-light" label="Brightness" className="w-full">
            <RangeInput defaultValue={40} formatValue={(value) => `${value} %`} />
          </Field>
        ),
        because: 'The value with its unit.',
      },
      wrong: {
        shows: (
          <Field name="wrong-year" label="Year of birth" className="w-full">
            <RangeInput min={1900} max={2026} />
          </Field>
        ),
        because: 'Nobody hits a year with a thumb.',
      },
    },
  ],
  keyboard: [
    { keys: '←, →, ↑, ↓', does: 'Moves the thumb by a step.' },
    { keys: 'Page Up, Page Down', does: 'Moves it by a tenth.' },
    { keys: 'Home, End', does: 'Moves it to an end.' },
  ],
  supply: ['A `Field`, or an `aria-label`.', '`formatValue` for a unit.'],
  announced: 'The label, "slider" and the value in the words of `formatValue`.',
  content: ['Ends that people would expect.'],
  sentences: {
    'RangeInput.max': 'The largest value.',
    'RangeInput.step': 'The distance of two values.',
  },
}
