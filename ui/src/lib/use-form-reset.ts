'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Returns a control that keeps its value itself to the first one once its form has been reset, as the browser
 * returns its own.
 * @param control an element of the form, such as the input
 */
function useFormReset<Value>(
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  value: Value,
  change: (value: Value) => void,
) {
  const [first] = useState(value)
  const onReset = useEffectEvent(() => change(first))
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.target !== control.current?.form) return
      // After the event, which an app may prevent, the browser still has to reset the inputs.
      setTimeout(() => event.defaultPrevented || onReset())
    }
    document.addEventListener('reset', listen)
    return () => document.removeEventListener('reset', listen)
  }, [control])
}

export { useFormReset }
