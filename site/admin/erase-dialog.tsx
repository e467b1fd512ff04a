import { dashboard } from '@duskpane/content/pages/admin'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { type Column, cellText } from '@duskpane/ui/data-table'
import {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@duskpane/ui/dialog'
import { type ComponentProps, useState } from 'react'
import type { Collection, StoredRecord } from '../backend/backend'

type Row = StoredRecord<Collection>

interface EraseDialogProps extends Pick<ComponentProps<typeof DialogContent>, 'onCloseAutoFocus'> {
  /** The records to erase. */
  readonly records: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** A rejection is shown, and the dialog stays open for another try. */
  readonly onErase: () => Promise<void>
}

const text = dashboard.erasing

const identifyingColumns = ['company', 'name', 'email', 'storedAt']
/** More would push the buttons out of view. */
const MAX_LISTED = 5

/** Asks before records are erased, and lists them. */
export function EraseDialog({
  records,
  columns,
  open,
  onOpenChange,
  onErase,
  onCloseAutoFocus,
}: EraseDialogProps) {
  const [status, setStatus] = useState<'asking' | 'erasing' | 'failed'>('asking')
  const busy = status === 'erasing'

  function change(next: boolean) {
    if (busy) return
    setStatus('asking')
    onOpenChange(next)
  }

  async function erase() {
    if (busy) return
    setStatus('erasing')
    try {
      await onErase()
      setStatus('asking')
      onOpenChange(false)
    } catch {
      setStatus('failed')
    }
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent role="alertdialog" closeLabel={text.close} onCloseAutoFocus={onCloseAutoFocus}>
        <DialogTitle>{text.title(records.length)}</DialogTitle>
        <DialogDescription>{text.warning}</DialogDescription>
        <ul className="mt-6 grid gap-3 border-s-2 border-line-strong ps-4">
          {records.slice(0, MAX_LISTED).map((record) => (
            <RecordSummary key={record.id} record={record} columns={columns} />
          ))}
          {records.length > MAX_LISTED && (
            <li className="text-text-muted">{text.more(records.length - MAX_LISTED)}</li>
          )}
        </ul>
        {status === 'failed' && (
          <Alert tone="danger" role="alert" className="mt-6">
            {text.failure}
          </Alert>
        )}
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary" aria-disabled={busy}>
              {text.keep}
            </Button>
          </DialogClose>
          {/* Not `disabled` while erasing, which would lose the focus. */}
          <Button variant="danger" aria-disabled={busy} onClick={erase}>
            {busy ? text.busy : text.confirm}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

function RecordSummary({ record, columns }: Pick<EraseDialogProps, 'columns'> & { record: Row }) {
  const [name, ...rest] = columns
    .filter(({ id }) => identifyingColumns.includes(id))
    .map((column) => cellText(column, record))
    .filter((value) => value !== '')
  return (
    <li className="[overflow-wrap:anywhere]">
      <span className="font-semibold">{name}</span>
      <br />
      <span className="text-sm text-text-muted">{rest.join(', ')}</span>
    </li>
  )
}
