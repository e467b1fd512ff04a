import type { FocusEvent, FocusEventHandler } from 'react'
import { composeHandlers } from './compose-handlers.ts'

/**
 * The props of a group that may get the focus, as libraries of forms give it to what a ref has: it goes to the chosen
 * control, or to the first one.
 */
function passFocusOn(onFocus: FocusEventHandler<HTMLDivElement> | undefined) {
  return {
    tabIndex: -1,
    onFocus: composeHandlers(onFocus, ({ target, currentTarget }: FocusEvent<HTMLDivElement>) => {
      if (target !== currentTarget) return
      const controls = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
      const first = controls.find(({ checked }) => checked) ?? controls[0]
      first?.focus()
    }),
  }
}

export { passFocusOn }
