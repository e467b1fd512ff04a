'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Portal } from '@radix-ui/react-portal'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { CircleCheck, X } from 'lucide'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { answerForFrame } from './lib/answer-for-frame.ts'
import { cn } from './lib/cn.ts'
import { keepAboveKeyboard } from './lib/keep-above-keyboard.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { isElement } from './lib/realm.ts'
import { useClearOfActions } from './lib/use-clear-of-actions.ts'
import { useDirection } from './lib/use-direction.ts'
import type { ShownToast, ToasterProps } from './toast.tsx'
import { useTexts } from './words.tsx'

interface ToastListProps extends Omit<ToasterProps, 'children'> {
  /** The box around the toasts. */
  box: Ref<HTMLDivElement>
  toasts: readonly ShownToast[]
  onClosed: (id: number) => void
}

/** The toasts, in the lower corner of the viewport. */
function ToastList({ box, toasts, onClosed, className, ref, ...given }: ToastListProps): ReactNode {
  const [words, props] = useTexts('toaster', given)
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  useClearOfActions(toasts.length > 0 ? viewport : null)
  /** The element that had the focus before the toasts. */
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const isInEmptyList = viewport?.ownerDocument.activeElement === viewport
    if (toasts.length === 0 && isInEmptyList) before.current?.focus()
  }, [toasts, viewport])
  useEffect(() => {
    // Radix listens to the page, which is not told of the keys in a frame.
    const frame = viewport?.ownerDocument
    if (!frame || frame === document) return
    const onKeyDown = ({ code }: KeyboardEvent) => {
      if (code === 'F8') viewport.focus()
    }
    frame.addEventListener('keydown', onKeyDown)
    return () => frame.removeEventListener('keydown', onKeyDown)
  }, [viewport])
  return (
    <Provider
      swipeDirection={useDirection() === 'rtl' ? 'left' : 'right'}
      duration={6000}
      label={words.toastLabel}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          closeLabel={words.closeLabel}
          onClosed={() => onClosed(toast.id)}
        />
      ))}
      <LayerPortal portal={Portal}>
        {/* A modal layer hides the rest of the page from screen readers, but for what is live. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only learns where the focus comes from */}
        <div
          ref={box}
          aria-live="off"
          className="contents"
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!isElement(relatedTarget)) return
            if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
          }}
        >
          <Viewport
            ref={useComposedRefs<HTMLElement>(setViewport, answerForFrame, keepAboveKeyboard, ref)}
            data-slot="toast-viewport"
            label={words.regionLabel}
            className={cn(
              'fixed end-0 bottom-[max(var(--dp-rise,0px),var(--dp-keyboard,0px))] z-60 m-0 flex print:hidden max-h-(--dp-growth,100dvh) w-full max-w-md flex-col gap-3 overflow-y-auto',
              'overscroll-contain p-4 outline-none has-[>*]:pointer-events-auto sm:p-6',
              className,
            )}
            {...onlyGiven(props)}
          />
        </div>
      </LayerPortal>
    </Provider>
  )
}

interface ToastItemProps {
  toast: ShownToast
  closeLabel: string
  onClosed(): void
}

/** One toast, with its action and its close button. */
function ToastItem({ toast, closeLabel, onClosed }: ToastItemProps) {
  return (
    <Root
      type="background"
      duration={toast.duration === 0 ? Number.POSITIVE_INFINITY : toast.duration}
      data-slot="toast"
      data-theme="ink"
      // Vertical touches scroll the list of many toasts.
      style={{ touchAction: 'pan-y' }}
      onOpenChange={(open) => !open && onClosed()}
      onEscapeKeyDown={(event) => {
        const activeElement = (event.target as Node).ownerDocument?.activeElement
        // Radix closes the toast but lets the key close other layers, too.
        event.preventDefault()
        onClosed()
        activeElement?.closest<HTMLElement>('[data-slot=toast-viewport]')?.focus()
      }}
      className={cn(
        // Clickable even while a modal layer blocks the pointer on the rest of the page.
        'pointer-events-auto! flex shrink-0 flex-wrap wrap-anywhere items-center gap-x-3 gap-y-1 rounded-dp-lg border border-dp-line bg-dp-surface-raised p-4 ps-5',
        'text-dp-text shadow-dp-raised transition-[translate,opacity] duration-dp-slow motion-reduce:duration-[0.01ms]',
        'starting:translate-y-4 starting:opacity-0',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
      )}
    >
      <Icon icon={CircleCheck} className="text-dp-success" />
      <div className="min-w-0 flex-1">
        <Title data-slot="toast-title" className="font-semibold">
          {toast.title}
        </Title>
        {toast.description && (
          <Description data-slot="toast-description" className="text-dp-sm text-dp-text-muted">
            {toast.description}
          </Description>
        )}
      </div>
      {toast.action && (
        <div className="max-sm:order-last max-sm:basis-full max-sm:ps-8">
          <Action asChild altText={toast.action.altText} data-slot="toast-action">
            {'element' in toast.action ? (
              toast.action.element
            ) : (
              <Button size="sm" variant="outline" onClick={toast.action.onClick}>
                {toast.action.label}
              </Button>
            )}
          </Action>
        </div>
      )}
      <Close asChild>
        <IconButton
          data-slot="toast-close"
          aria-label={closeLabel}
          size="sm"
          className="hover:bg-dp-text/10"
        >
          <Icon icon={X} />
        </IconButton>
      </Close>
    </Root>
  )
}

export default ToastList
