import { cart as text } from '@duskpane/content/pages/store-pages'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { type ComponentProps, useId } from 'react'

interface CartNewsProps extends ComponentProps<'p'> {
  /** Takes the change back; without, it cannot be. */
  readonly onUndo?: (() => void) | undefined
}

/** What was just added to the cart or taken out, where that was done, and Undo; the rest goes to the sentence. */
export function CartNews({ onUndo, className, ...props }: CartNewsProps) {
  const id = useId()
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 text-sm print:hidden',
        className,
      )}
    >
      <p id={id} role="status" className="min-w-0 flex-1 basis-40 wrap-anywhere" {...props} />
      {onUndo && (
        <Button variant="ghost" size="sm" className="-me-4" aria-describedby={id} onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </div>
  )
}
