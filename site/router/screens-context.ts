import { createContext, useContext } from 'react'
import type { Screen } from './screen'

type ScreenAt = (pathname: string) => Screen | undefined

const ScreensContext = createContext<ScreenAt>(() => undefined)

/** Provides the screens to the links, which may not import them: they import the links. */
export const ScreensProvider = ScreensContext.Provider

/** Finds the screen at an address. */
export function useScreenAt(): ScreenAt {
  return useContext(ScreensContext)
}
