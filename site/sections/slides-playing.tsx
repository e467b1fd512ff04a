import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react'

type SlidesPlaying = readonly [boolean, Dispatch<SetStateAction<boolean>>]

const SlidesPlayingContext = createContext<SlidesPlaying>([true, () => {}])

/** Remembers, until a reload, whether a visitor has paused the slides of the home page. */
export function SlidesPlayingProvider({ children }: { readonly children: ReactNode }) {
  return <SlidesPlayingContext value={useState(true)}>{children}</SlidesPlayingContext>
}

/** Whether the slides play, and the function that changes it. */
export const useSlidesPlaying = () => useContext(SlidesPlayingContext)
