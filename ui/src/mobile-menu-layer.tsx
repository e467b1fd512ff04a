'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { HTMLAttributes, RefCallback } from 'react'
import { ModalContent } from './lib/modal-content.tsx'

interface MobileMenuLayerProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** The menu as a modal layer. */
function MobileMenuLayer({ isOpen, setOpen, ...props }: MobileMenuLayerProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <ModalContent name="mobile-menu" aria-describedby={undefined} {...props} />
    </Radix.Root>
  )
}

export { MobileMenuLayer, type MobileMenuLayerProps }
