import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'

interface MobileMenuDialogProps extends ComponentProps<typeof Radix.Content> {
  label: string
  open: boolean
  onOpenChange(open: boolean): void
}

/** The sheet of `MobileMenu` as a modal dialog. A file of its own, so that it loads only when it is wanted. */
function MobileMenuDialog({ label, open, onOpenChange, ...props }: MobileMenuDialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-surface-ink/60" />
        <Radix.Content
          aria-label={label}
          aria-describedby={undefined}
          // Radix brings the focus from the last entry to the first without scrolling there.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          {...props}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

export { MobileMenuDialog }
