import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
  Button,
  Heading,
  Separator,
  Stack,
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
    <Stack style={{ maxWidth: '42rem' }}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        Messages
      </Heading>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shown.map((name) => (
          <li key={name}>
            <Separator decorative />
            <Stack direction="row" gap="sm" align="center" style={{ paddingBlock: '0.75rem' }}>
              <span style={{ marginInlineEnd: 'auto' }}>{name}</span>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Archive the message of ${name}`}
                onClick={() => archive(name)}
              >
                Archive
              </Button>
              <EraseButton name={name} onErase={() => remove(name)} />
            </Stack>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>All done.</p>}
    </Stack>
  )
}

function EraseButton({ name, onErase }: { name: string; onErase: () => void }) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button size="sm" variant="ghost" aria-label={`Erase the message of ${name}`}>
          Erase
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>Erase the message of {name}?</AlertDialogTitle>
          <AlertDialogDescription>
            It cannot be brought back, also not from the archive.
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction onClick={onErase}>Erase it</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}
