import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@duskpane/ui'

/** The title asks, and the button repeats its verb. */
export function DoVerb() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Send</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Send this quote?</DialogTitle>
          <DialogDescription>The customer gets it by email.</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Not yet</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>Send it</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** "OK" and "Cancel" fit every question, and answer none. */
export function DontVerb() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Send</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Attention</DialogTitle>
          <DialogDescription>This will send the quote to the customer.</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button>OK</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
