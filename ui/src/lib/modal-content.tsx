'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope'
import { X } from 'lucide'
import { type ComponentProps, use, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { cn } from './cn.ts'
import { composeHandlers } from './compose-handlers.ts'
import { joinIds } from './field-control.ts'
import { keepAboveKeyboard } from './keep-above-keyboard.ts'
import { LayerPortal } from './layer-portal.tsx'
import { dialogParts, type ModalParts } from './modal-parts.tsx'
import { hostOf, isElement } from './realm.ts'
import { ToastBoxContext } from './surroundings-context.ts'
import { type FocusReturn, useFocusReturn } from './use-focus-return.ts'
import { useLayer } from './use-layer.ts'
import { documentOf, useListener } from './use-listener.ts'
import { useScrollLock } from './use-scroll-lock.ts'

/** It stands below the page, as long as it is. */
const onPaper =
  'print:static print:max-h-none print:w-auto print:max-w-none print:overflow-visible print:border-0 print:transition-none'

interface ModalContentProps extends Omit<ComponentProps<typeof Dialog.Content>, 'asChild'> {
  /** The prefix of the slots of its parts. */
  name: 'dialog' | 'alert-dialog' | 'sheet' | 'mobile-menu'
  parts?: ModalParts | undefined
  /** The name of the close button; without one there is none. */
  closeLabel?: string | undefined
}

/** What `Dialog`, `AlertDialog`, `Sheet` and `MobileMenu` open above the page: the panel, its close button, the shade behind it. */
function ModalContent({
  name,
  parts: { Portal, Content, ids } = dialogParts,
  closeLabel,
  onCloseAutoFocus,
  onFocus,
  onInteractOutside,
  className,
  ref,
  'aria-describedby': describedBy,
  children,
  ...props
}: ModalContentProps) {
  const { noteFocus, passOn, ...focusReturn } = useFocusReturn(onCloseAutoFocus)
  return (
    <LayerPortal portal={Portal}>
      <div
        data-slot={`${name}-overlay`}
        className="pointer-events-auto fixed inset-0 z-50 bg-dp-surface-ink/60 transition-opacity duration-dp-slow starting:opacity-0 print:hidden"
      />
      <Content
        data-slot={`${name}-content`}
        className={cn(className, onPaper)}
        aria-labelledby={ids.useIdOf('title')}
        aria-describedby={joinIds(ids.useIdOf('description'), describedBy)}
        {...focusReturn}
        // Radix moves the focus from the last control to the first without scrolling to it.
        onFocus={composeHandlers(onFocus, ({ target }) =>
          target.scrollIntoView?.({ block: 'nearest' }),
        )}
        {...useLayer({
          ...props,
          onInteractOutside: composeHandlers(onInteractOutside, (event) => {
            if (isAbovePage(event.detail.originalEvent.target)) event.preventDefault()
          }),
          ref: useComposedRefs(keepAboveKeyboard, ids.useNoted('content', ref)),
        })}
      >
        <WhileOpen noteFocus={noteFocus} passOn={passOn} />
        {children}
        {closeLabel && (
          <Dialog.Close asChild>
            <IconButton
              data-slot={`${name}-close`}
              aria-label={closeLabel}
              className="absolute end-3 top-3 text-dp-text-muted hover:text-dp-text print:hidden"
            >
              <Icon icon={X} />
            </IconButton>
          </Dialog.Close>
        )}
      </Content>
    </LayerPortal>
  )
}

/**
 * Whether it is of an extension of the browser, or of a script of others: the page itself cannot be pressed while a
 * modal layer is open.
 */
const isAbovePage = (target: EventTarget | null) =>
  isElement(target) &&
  !target.matches(':root, [data-slot$=-overlay]') &&
  getComputedStyle(target).pointerEvents !== 'none'

/** While it is open, the page does not scroll, and the focus stays inside or goes to the toasts. */
function WhileOpen({ noteFocus, passOn }: Pick<FocusReturn, 'noteFocus' | 'passOn'>) {
  const place = useRef<HTMLSpanElement>(null)
  const toasts = use(ToastBoxContext)
  useScrollLock(place)
  useFocusScopeBranch(toasts)
  const isNoted = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it comes, and as it goes
  useLayoutEffect(() => {
    // This runs again in strict mode and after a suspension.
    if (!isNoted.current) noteFocus(place.current?.parentElement as Element)
    isNoted.current = true
    return passOn
  }, [])
  useListener(place, documentOf, 'focusin', ({ target }: FocusEvent) => {
    const content = place.current?.parentElement
    const host = outermostHost(content)
    // Radix sees the host instead of the element that has the focus inside a shadow root.
    if (host && target !== host && !toasts?.contains(target as Node)) content?.focus()
  })
  return <span ref={place} hidden />
}

/** The outermost of the shadow roots around an element is this one's. */
function outermostHost(element: Element | null | undefined): Element | undefined {
  const host = hostOf(element?.getRootNode())
  return host && (outermostHost(host) ?? host)
}

export { ModalContent }
