import { dashboard } from '@duskpane/content/desk/text'
import { Button } from '@duskpane/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@duskpane/ui/dialog'
import { DropdownMenuItem, DropdownMenuSeparator } from '@duskpane/ui/dropdown-menu'
import { Field } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import { type FormEvent, useState } from 'react'
import { addressKey } from '../../backend/normalize'
import { textValue } from '../../forms/read-submission'
import { ChoiceMenu } from '../choice-menu'

const text = dashboard.assigning

interface AssigneeChoiceProps {
  readonly label: string
  readonly admin: string
  /** The other admins that the desk has heard of. */
  readonly colleagues: readonly string[]
  /** The assignee of one record; left out for several. */
  readonly current?: string
  readonly onAssign: (assignee: string) => void
}

/** Gives records to an admin by name. */
export function AssigneeChoice({ admin, colleagues, onAssign, ...menu }: AssigneeChoiceProps) {
  const [isAsking, setAsking] = useState(false)

  function assign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = textValue(new FormData(event.currentTarget), 'assignee')
    setAsking(false)
    onAssign(addressKey(typed))
  }

  return (
    <>
      <ChoiceMenu
        {...menu}
        options={[
          [admin, text.me(admin)],
          ...colleagues.map((address) => [address, address] as const),
          ['', text.nobody],
        ]}
        onChoose={onAssign}
      >
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => setAsking(true)}>{text.other}</DropdownMenuItem>
      </ChoiceMenu>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>{text.title}</DialogTitle>
            <DialogDescription>{text.intro}</DialogDescription>
          </DialogHeader>
          <form onSubmit={assign} className="grid gap-5">
            <Field name="assignee" label={text.email}>
              <Input type="email" required maxLength={254} autoComplete="off" />
            </Field>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">{text.cancel}</Button>
              </DialogClose>
              <Button type="submit">{text.assign}</Button>
            </DialogFooter>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
