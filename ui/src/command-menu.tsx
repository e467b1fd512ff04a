'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Search } from 'lucide'
import { type ComponentProps, useRef } from 'react'
import { type Command, CommandList } from './command-list.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { letterOf } from './lib/letter-of.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { isElement } from './lib/realm.ts'
import { type OpenProps, useOpen } from './lib/use-controlled.ts'
import { documentOf, useListener } from './lib/use-listener.ts'
import { useTexts } from './words.tsx'

interface CommandMenuProps
  extends Omit<ComponentProps<typeof IconButton>, 'aria-label' | 'asChild' | 'children'>,
    OpenProps,
    Optional<Words['commandMenu']> {
  commands: readonly Command[]
}

/**
 * Every page and action of an app by typing a part of its name: a button with a magnifier, whose dialog Ctrl+K or ⌘K
 * opens from anywhere. Its props go to the button. Each command can be reached without it, too.
 */
function CommandMenu({ commands, ref, ...given }: CommandMenuProps) {
  const [words, rest] = useTexts('commandMenu', given)
  const [isOpen, setOpen, props] = useOpen(rest)
  const button = useRef<HTMLButtonElement>(null)
  useListener(button, documentOf, 'keydown', (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (letterOf(event) !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
    if (defaultPrevented || deletesLine(event) || props.disabled) return
    event.preventDefault()
    if (!isOpen) setOpen(true)
  })
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <IconButton
          ref={useComposedRefs(button, ref)}
          data-slot="command-menu"
          aria-label={words.label}
          aria-keyshortcuts="Control+K Meta+K"
          {...onlyGiven(props)}
        >
          <Icon icon={Search} />
        </IconButton>
      </DialogTrigger>
      <DialogContent className="mt-[8dvh] flex max-h-[calc(92dvh-1rem-var(--dp-above,0px)-var(--dp-keyboard,0px))] flex-col print:hidden">
        <DialogHeader>
          <DialogTitle>{words.label}</DialogTitle>
          <DialogDescription>{words.hintText}</DialogDescription>
        </DialogHeader>
        <CommandList
          commands={commands}
          label={words.inputLabel}
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
