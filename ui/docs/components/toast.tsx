import { Badge, Button } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

const toast =
  'flex w-full items-center gap-3 rounded-dp-lg border border-dp-line bg-dp-surface-raised p-4 text-dp-text'

export const guide: Guide = {
  status: 'stable',
  purpose:
    'News that needs no answer, in the corner of the viewport, for six seconds. Nothing may be lost with it.',
  uses: ['An action that has worked and leaves no other trace in view.', 'A way to undo it.'],
  instead: {
    alert: 'It has failed, or has to be read',
    dialog: 'It has to be answered',
    badge: 'The result is in view anyway',
  },
  anatomy:
    '<Toaster>\n  <App />\n</Toaster>\n\nconst toast = useToast()\ntoast({ title: "Removed", action: … })',
  examples: (
    <>
      <Do because="What has happened, and the way back.">
        <div data-theme="ink" className={toast}>
          <span className="flex-1 font-semibold">Order 1042 is archived</span>
          <Button size="sm" variant="outline">
            Undo
          </Button>
        </div>
      </Do>
      <DoNot because="A failure that disappears while one looks for a pen.">
        <div data-theme="ink" className={toast}>
          <Badge variant="destructive">Error</Badge>
          <span className="flex-1">Your message was not sent. Copy this number: 4711</span>
        </div>
      </DoNot>
    </>
  ),
  keyboard: {
    F8: 'Moves the focus to the toasts.',
    Tab: 'Moves to the action and to Dismiss.',
    Escape: 'Closes the toast that has the focus.',
  },
  supply: [
    'A `Toaster` around the app.',
    'The `altText` of an action: how to do the same without the toast.',
    'The same news somewhere else, for those who missed it.',
  ],
  announced: 'Title and description, politely, after what is being read.',
  content: [
    'A sentence of up to eight words that names the thing.',
    'One action at most, of one word.',
  ],
  sentences: { 'Toaster.children': 'The app, which can then call `useToast`.' },
}
