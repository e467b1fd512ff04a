import { dashboard } from '@duskpane/content/pages/admin'
import { Button } from '@duskpane/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@duskpane/ui/dialog'
import type { ComponentProps } from 'react'
import type { StoredRecord } from '../backend/backend'
import { RecordSummaries } from './record-summary'

interface EraseDialogProps extends Pick<ComponentProps<typeof DialogContent>, 'onCloseAutoFocus'> {
  /** The records to erase. */
  readonly items: readonly StoredRecord[]
  /** What erasing them means. */
  readonly warning: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onErase: () => void
}

const text = dashboard.erasing

/** Asks before records are erased, and lists all of them. */
export function EraseDialog({
  items,
  warning,
  open,
  onOpenChange,
  onErase,
  onCloseAutoFocus,
}: EraseDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        onCloseAutoFocus={onCloseAutoFocus}
        className="grid grid-rows-[auto_auto_minmax(0,1fr)_auto] overflow-hidden"
      >
        <DialogTitle>{text.title(items.length)}</DialogTitle>
        <DialogDescription>{warning}</DialogDescription>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
        <div tabIndex={0} className="mt-6 overflow-y-auto">
          <RecordSummaries records={items} />
        </div>
        <DialogFooter className="mt-6">
          <DialogClose asChild>
            <Button variant="outline">{text.keep}</Button>
          </DialogClose>
          <Button variant="destructive" onClick={onErase}>
            {text.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
