import {
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
  Heading,
  Toaster,
  useFocusOn,
  useToast,
} from '@duskpane/ui'
import { useState } from 'react'

/** What can be undone happens at once, with a way back. What cannot is asked about first. */
export function RemoveWithUndo({ names }: { names: readonly string[] }) {
  return (
    <Toaster>
      <Messages names={names} />
    </Toaster>
  )
}

function Messages({ names }: { names: readonly string[] }) {
  const [shown, setShown] = useState(names)
  const toast = useToast()
  // The row that had the focus is gone.
  const heading = useFocusOn<HTMLHeadingElement>(names.length - shown.length)

  const remove = (name: string) => setShown((all) => all.filter((other) => other !== name))
  const restore = (name: string) =>
    setShown((all) => names.filter((other) => other === name || all.includes(other)))

  function archive(name: string) {
    remove(name)
    toast({
      title: `The message of ${name} is archived`,
      action: {
        altText: 'Open the archive to bring it back',
        label: 'Undo',
        onClick: () => restore(name),
      },
    })
  }

  return (
    <section className="grid max-w-dp-reading gap-4">
      <Heading level={2} ref={heading} tabIndex={-1}>
        Messages
      </Heading>
      <ul className="border-t border-dp-line">
        {shown.map((name) => (
          <li key={name} className="flex flex-wrap items-center gap-3 border-b border-dp-line py-3">
            <span className="me-auto">{name}</span>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Archive the message of ${name}`}
              onClick={() => archive(name)}
            >
              Archive
            </Button>
            <EraseButton name={name} onErase={() => remove(name)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>All done.</p>}
    </section>
  )
}

function EraseButton({ name, onErase }: { name: string; onErase: () => void }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="sm" variant="ghost" aria-label={`Erase the message of ${name}`}>
          Erase
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle>Erase the message of {name}?</DialogTitle>
        <DialogDescription>It cannot be brought back, also not from the archive.</DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep it</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="destructive" onClick={onErase}>
              Erase it
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
