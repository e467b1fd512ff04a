'use client'

import { createContext } from 'react'
import type { Direction } from './use-direction.ts'

/** What a `Surroundings` says of everything inside it. */
const SurroundingsContext = createContext<{
  readonly container?: HTMLElement | undefined
  readonly dir?: Direction | undefined
}>({})

/** The box of the toasts around, which the focus may enter from a modal layer. */
const ToastBoxContext = createContext<HTMLElement | null>(null)

export { SurroundingsContext, ToastBoxContext }
