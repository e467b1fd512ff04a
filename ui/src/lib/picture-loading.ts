'use client'

import { createContext } from 'react'

/**
 * When the pictures inside load. Deferred ones show their blurred placeholder, or without script
 * the picture: few visitors see more than the first slide of a slider.
 */
export const PictureLoading = createContext<'lazy' | 'eager' | 'deferred'>('lazy')
