import type { Guide } from '../page/guide.ts'

export const guide: Guide = {
  since: '0.3.0',
  others: ['file upload', 'upload', 'dropzone', 'file input', 'attachment', 'drag and drop'],
  uses: [
    'Pictures and documents that belong to a request.',
    'Files that are sent at once, each with its progress (`uploads`).',
  ],
  instead: {
    textarea: 'It is text',
    spinner: 'It only shows that something is on its way',
  },
  keyboard: {
    'Enter, Space':
      'On the zone: opens the browser’s dialog for files. On a button: takes its file back.',
    'Ctrl + V': 'On the zone: takes the files that were copied, such as a screenshot.',
    Tab: 'Moves from the zone to the button of each file.',
  },
  supply: [
    'A `Field` whose hint says `accept` and `maxSize` in words, or an `aria-label`.',
    'What sends the files: the form, with its other values, or the app from `onValueChange` on.',
  ],
  announced:
    'The label, the browser’s words for its control, and how many files there are; why a file was not taken, or not sent.',
  content: [
    'The label says what the files are for: "Photos of the window".',
    'The hint has number, kind and size: "Up to 3, JPEG or PNG, 5 MB each."',
  ],
  sentences: {
    'FileDrop.onValueChange': 'Called with all files, when some come or go.',
  },
}
