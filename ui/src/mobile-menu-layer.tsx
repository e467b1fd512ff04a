'use client'

import type { HTMLAttributes, RefCallback } from 'react'
import { ModalContent } from './lib/modal-content.tsx'
import { ModalRoot } from './lib/modal-parts.tsx'

interface MobileMenuLayerProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** The menu as a modal layer. */
function MobileMenuLayer({ isOpen, setOpen, ...props }: MobileMenuLayerProps) {
  return (
    <ModalRoot open={isOpen} onOpenChange={setOpen}>
      <ModalContent name="mobile-menu" aria-describedby={undefined} {...props} />
    </ModalRoot>
  )
}

export { MobileMenuLayer, type MobileMenuLayerProps }
