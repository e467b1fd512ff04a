'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { composeHandlers } from './compose-handlers.ts'
import { ThemedPortal } from './themed-portal.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface ModalContentProps extends ComponentProps<typeof Radix.Content> {
  /** What the slots of its parts begin with. */
  name: 'dialog' | 'sheet'
  /** The name of the close button. */
  closeLabel: string
}

/** What `Dialog` and `Sheet` open above the page: the panel, its close button, and the shade behind it. */
function ModalContent({
  name,
  closeLabel,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onFocus,
  children,
  ...props
}: ModalContentProps) {
  return (
    <ThemedPortal portal={Radix.Portal}>
      <Radix.Overlay
        data-slot={`${name}-overlay`}
        className="fixed inset-0 z-50 bg-dp-surface-ink/60 transition-opacity duration-dp-slow starting:opacity-0"
      />
      <Radix.Content
        data-slot={`${name}-content`}
        {...useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus })}
        // Radix moves the focus from the last control to the first without scrolling to it.
        onFocus={composeHandlers(onFocus, ({ target }) =>
          target.scrollIntoView({ block: 'nearest' }),
        )}
        {...props}
      >
        {children}
        <Radix.Close asChild>
          <IconButton
            data-slot={`${name}-close`}
            aria-label={closeLabel}
            className="absolute end-3 top-3 text-dp-text-muted hover:text-dp-text"
          >
            <Icon name="x" />
          </IconButton>
        </Radix.Close>
      </Radix.Content>
    </ThemedPortal>
  )
}

export { ModalContent }
