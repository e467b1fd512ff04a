import { dashboard } from '@duskpane/content/desk/text'
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@duskpane/ui/alert-dialog'
import { Button } from '@duskpane/ui/button'
import type { ComponentProps } from 'react'
import type { StoredRecord } from '../../backend/backend'
import { RecordSummaries } from '../record/record-summary'

interface EraseDialogProps
  extends Pick<ComponentProps<typeof AlertDialogContent>, 'onCloseAutoFocus'> {
  readonly items: readonly StoredRecord[]
  /** The warning: what erasing them means. */
  readonly warning: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onErase: () => void
}

const text = dashboard.erasing

/** Asks before records are erased, and lists all of them. */
export function EraseDialog({
  items,
  warning,
  open,
  onClose,
  onErase,
  onCloseAutoFocus,
}: EraseDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onClose}>
      <AlertDialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        className="grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden"
      >
        <AlertDialogHeader>
          <AlertDialogTitle>{text.title(items.length)}</AlertDialogTitle>
          <AlertDialogDescription>{warning}</AlertDialogDescription>
        </AlertDialogHeader>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
        <div tabIndex={0} className="mt-6 overflow-y-auto">
          <RecordSummaries records={items} />
        </div>
        <AlertDialogFooter className="mt-6">
          <AlertDialogCancel asChild>
            <Button variant="outline">{text.keep}</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant="destructive" onClick={onErase}>
              {text.confirm}
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
