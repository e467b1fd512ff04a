import { createContext, useContext } from 'react'
import type { Backend } from './backend'

const BackendContext = createContext<Backend | null>(null)

export const BackendProvider = BackendContext.Provider

/** The store and the admin session of this build. */
export function useBackend(): Backend {
  const backend = useContext(BackendContext)
  if (!backend) throw new Error('useBackend needs a BackendProvider around it.')
  return backend
}
