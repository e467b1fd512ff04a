'use client'

import { createContext } from 'react'

/**
 * When the pictures inside load: near the window, at once, or not yet. Those that wait are blurred,
 * because what few visitors come to see need not be loaded by all; without script none waits.
 */
export const PictureLoading = createContext<'lazy' | 'eager' | 'wait'>('lazy')
