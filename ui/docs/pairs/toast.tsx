import { Button, Toaster, useToast } from '@duskpane/ui'

/** What was done, with a way back. */
export function DoUndo() {
  return (
    <Toaster>
      <Undo />
    </Toaster>
  )
}

function Undo() {
  const toast = useToast()
  const undo = { altText: 'Bring order 1042 back', label: 'Undo', onClick: () => {} }
  return (
    <Button
      variant="outline"
      onClick={() => toast({ title: 'Order 1042 is archived', action: undo })}
    >
      Archive
    </Button>
  )
}

/** An error that has to be mended is gone before it is read: it is for an alert. */
export function DontUndo() {
  return (
    <Toaster>
      <Refusal />
    </Toaster>
  )
}

function Refusal() {
  const toast = useToast()
  return (
    <Button
      variant="outline"
      onClick={() =>
        toast({ title: 'The card was declined. Check its number and the day it ends.' })
      }
    >
      Pay
    </Button>
  )
}
