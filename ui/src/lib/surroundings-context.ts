'use client'

import { createContext } from 'react'

/** Where a `Surroundings` has everything inside it open. */
const SurroundingsContext = createContext<{
  readonly container?: HTMLElement | undefined
}>({})

/** The box of the toasts around, which the focus may enter from a modal layer. */
const ToastBoxContext = createContext<HTMLElement | null>(null)

export { SurroundingsContext, ToastBoxContext }
