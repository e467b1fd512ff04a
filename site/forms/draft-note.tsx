import { draftText } from '@duskpane/content/forms/sent'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import type { Draft } from './use-draft'

/** Says where what is typed is kept, and throws it away. Its room is there from the start, so that nothing shifts. */
export function DraftNote({ draft }: { readonly draft: Draft }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 noscript:hidden">
      <span>{draftText.kept}</span>
      <Button
        type="button"
        variant="ghost"
        size="sm"
        className={cn('-mx-4 underline underline-offset-4', !draft.isKept && 'invisible')}
        onClick={draft.discard}
      >
        {draftText.discard}
      </Button>
    </span>
  )
}
