import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@duskpane/ui'

export function Example() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Remove</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Remove this order?</DialogTitle>
        <DialogDescription>It cannot be brought back.</DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="destructive" onClick={() => console.log('Removed')}>
              Remove it
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
