'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Search } from 'lucide'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { type Command, CommandList } from './command-list.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { letterOf } from './lib/letter-of.ts'
import { onlyGiven } from './lib/only-given.ts'
import { isElement } from './lib/realm.ts'
import { type OpenProps, useControlled } from './lib/use-controlled.ts'
import { useWords } from './words.tsx'

interface CommandMenuProps
  extends Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'asChild' | 'children'>,
    OpenProps {
  commands: readonly Command[]
  /** The name of the button and of what it opens. Default: "Commands". */
  label?: string | undefined
  /** What to type. Default: "Type where to go or what to do." */
  hintText?: string | undefined
  /** The name of the field. Default: "Command". */
  inputLabel?: string | undefined
}

/**
 * Every page and action of an app by typing a part of its name: a button with a magnifier, whose dialog Ctrl+K or ⌘K
 * opens from anywhere. Its props go to the button. Each command can be reached without it, too.
 */
function CommandMenu({
  commands,
  label,
  hintText,
  inputLabel,
  open,
  defaultOpen = false,
  onOpenChange,
  ref,
  ...props
}: CommandMenuProps) {
  const words = useWords('commandMenu')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (letterOf(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    if (defaultPrevented || deletesLine(event) || props.disabled) return
    event.preventDefault()
    if (!isOpen) setOpen(true)
  })
  useEffect(() => {
    const document = button.current?.ownerDocument
    document?.addEventListener('keydown', handleKey)
    return () => document?.removeEventListener('keydown', handleKey)
  }, [])
  const name = label ?? words.label
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <IconButton
          ref={useComposedRefs(button, ref)}
          data-slot="command-menu"
          aria-label={name}
          aria-keyshortcuts="Control+K Meta+K"
          {...onlyGiven(props)}
        >
          <Icon icon={Search} />
        </IconButton>
      </DialogTrigger>
      <DialogContent className="mt-[8dvh] flex max-h-[calc(92dvh-1rem-var(--dp-above,0px)-var(--dp-keyboard,0px))] flex-col print:hidden">
        <DialogHeader>
          <DialogTitle>{name}</DialogTitle>
          <DialogDescription>{hintText ?? words.hintText}</DialogDescription>
        </DialogHeader>
        <CommandList
          commands={commands}
          label={inputLabel ?? words.inputLabel}
          onChosen={(command) => {
            setOpen(false)
            command.run()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}

/** On a Mac, Ctrl+K in a text field deletes to the end of the line. */
function deletesLine(event: KeyboardEvent) {
  const [target] = event.composedPath()
  const isText = isElement(target) && target.matches('input, textarea, [contenteditable]')
  return isText && event.ctrlKey && /^Mac/.test(navigator.platform)
}

export { type Command, CommandMenu }
