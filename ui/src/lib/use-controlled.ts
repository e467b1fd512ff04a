'use client'

import { useState } from 'react'

/** Whether something is open: the app keeps it, or the component from `defaultOpen` on. */
interface OpenProps {
  /** Whether it is open, for an app that keeps it. */
  open?: boolean | undefined
  /** Whether it is open at first. Default: `false`. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A choice that the app keeps, or the component from `defaultValue` on. */
interface ValueProps<Value extends string> {
  value?: Value | undefined
  defaultValue?: Value | undefined
  /** Has the type of the values, so that the setter of a union fits. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined
}

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

/**
 * Whether something is open.
 * @returns that, a function that changes it, and the props that are not about it
 */
function useOpen<Props extends OpenProps>({
  open,
  defaultOpen = false,
  onOpenChange,
  ...others
}: Props) {
  return [...useControlled(open, defaultOpen, onOpenChange), others] as const
}

export { type OpenProps, useControlled, useOpen, type ValueProps }
