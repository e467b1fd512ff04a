import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Globals {
  readonly theme?: string
  readonly direction?: string
}

interface GlobalsEvent {
  readonly globals: Globals
}

/** What the toolbar has chosen, outside of a story. */
function useGlobals(): Required<Globals> {
  const channel = addons.getChannel()
  const last = (event: string): GlobalsEvent | undefined => channel.last(event)?.[0]
  const [globals, setGlobals] = useState<Globals>(
    () => (last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.globals ?? {},
  )
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setGlobals(event.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return { theme: 'light', direction: 'ltr', ...globals }
}

export { useGlobals }
