import { Field } from '../../src/field.tsx'
import { FileDrop } from '../../src/file-drop.tsx'
import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  module: 'file-drop',
  status: 'new',
  purpose: 'Files to send with a form: chosen, or dropped on a zone, and taken back one by one.',
  uses: ['Pictures and documents that belong to a request.'],
  instead: [
    { when: 'It is text', use: 'textarea' },
    { when: 'It only shows how far an upload is', use: 'progress' },
  ],
  anatomy: '<Field>\n  <FileDrop />\n</Field>',
  examples: [
    {
      right: {
        shows: (
          <Field name="right-photo" label="A photo of the window" hint="JPEG, up to 5 MB">
            <FileDrop accept="image/jpeg" maxSize={5_000_000} />
          </Field>
        ),
        because: 'The hint says before what will be taken.',
      },
      wrong: {
        shows: (
          <Field name="wrong-photo" label="Upload">
            <FileDrop accept="image/jpeg" maxSize={5_000_000} />
          </Field>
        ),
        because: 'The rules appear once they are broken.',
      },
    },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'On the zone: opens the browser’s dialog for files.' },
    { keys: 'Tab', does: 'Moves on to the button beside each file, which takes it back.' },
  ],
  supply: ['A `Field` whose hint says `accept` and `maxSize` in words.'],
  announced:
    'The label, the browser’s words for its control and how many files it holds; why a file was not taken.',
  content: ['Say what the files are for.'],
  sentences: {
    'FileDrop.value': 'The files, for an owner that keeps them.',
    'FileDrop.defaultValue': 'The files at first.',
    'FileDrop.tooLargeText': 'Why a file was not taken that is larger than `maxSize`.',
  },
}
