'use client'

import { type RefObject, useEffectEvent, useState } from 'react'
import { type OfForm, useFormEvent } from './use-form-event.ts'

/**
 * Returns a control that keeps its value itself to the first one once its form has been reset, as the browser
 * returns its own.
 * @param control an element of the form, such as the input
 */
function useFormReset<Value>(
  control: RefObject<OfForm | null>,
  value: Value,
  change: (value: Value) => void,
) {
  const [first] = useState(value)
  const onReset = useEffectEvent(() => change(first))
  useFormEvent(control, 'reset', (event) => {
    // After the event, which an app may prevent, the browser still has to reset the inputs.
    setTimeout(() => event.defaultPrevented || onReset())
  })
}

export { useFormReset }
