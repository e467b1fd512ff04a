import { cart as text } from '@duskpane/content/pages/cart'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { type ComponentProps, useEffect, useId, useRef } from 'react'

interface CartNewsProps extends ComponentProps<'p'> {
  /** Takes the change back; without, it cannot be. */
  readonly onUndo?: (() => void) | undefined
}

/** What was just added to the cart or taken out, where that was done, and Undo; the rest goes to the sentence. */
export function CartNews({ onUndo, className, ...props }: CartNewsProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  // Below the button that was pressed, it may lie under the edge of the window.
  useEffect(() => {
    if (props.children) place.current?.scrollIntoView({ block: 'nearest' })
  }, [props.children])
  return (
    <div
      ref={place}
      // Undo stands on the left: a second press of the button on the right must not meet it.
      className={cn('flex flex-wrap items-center gap-x-4 text-sm print:hidden', className)}
    >
      <p id={id} role="status" className="min-w-0 wrap-anywhere" {...props} />
      {onUndo && (
        <Button variant="ghost" size="sm" className="-ms-4" aria-describedby={id} onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </div>
  )
}
