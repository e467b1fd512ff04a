'use client'

import { useState } from 'react'

/**
 * A value that the app keeps, if it gives one, or else the component, from `first` on. Returns it with
 * a function that changes it, which tells the app.
 */
function useControlled<Value, First extends Value | null | undefined>(
  given: Value | First | undefined,
  first: First,
  onChange: ((value: Value) => void) | undefined,
): [value: Value | First, change: (value: Value) => void] {
  const [own, setOwn] = useState<Value | First>(first)
  function change(next: Value) {
    setOwn(next)
    onChange?.(next)
  }
  return [given === undefined ? own : given, change]
}

export { useControlled }
