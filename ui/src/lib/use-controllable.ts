'use client'

import { useState } from 'react'

interface Controllable<Value> {
  /** Given, the owner keeps the value; otherwise the component does. */
  value: Value | undefined
  defaultValue: Value
  onChange: ((value: Value) => void) | undefined
}

/** A state that its owner may control: the value, and a function that changes it and says so. */
function useControllable<Value>({ value, defaultValue, onChange }: Controllable<Value>) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  function change(next: Value) {
    if (next === current) return
    setOwn(() => next)
    onChange?.(next)
  }
  return [current, change] as const
}

export { useControllable }
