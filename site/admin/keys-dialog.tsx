import { dashboard } from '@duskpane/content/pages/admin'
import { Dialog, DialogContent, DialogTitle } from '@duskpane/ui/dialog'
import { useId } from 'react'

const text = dashboard.keys

interface KeysDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly isOn: boolean
  readonly onSwitch: (on: boolean) => void
}

/** The keys of the desk, and the switch for those of one letter. */
export function KeysDialog({ open, onOpenChange, isOn, onSwitch }: KeysDialogProps) {
  const id = useId()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={dashboard.erasing.close} aria-describedby={undefined}>
        <DialogTitle>{text.title}</DialogTitle>
        <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2">
          {text.list.map(({ keys, does }) => (
            <div key={does} className="col-span-2 grid grid-cols-subgrid">
              <dt className="flex flex-wrap items-start gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-8 rounded-sm border border-line-strong px-2 text-center font-sans text-sm leading-7"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label htmlFor={id} className="mt-6 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={id}
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
            className="size-5 accent-accent-strong"
          />
          {text.on}
        </label>
      </DialogContent>
    </Dialog>
  )
}
