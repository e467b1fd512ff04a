import { createContext, useContext } from 'react'
import type { RouteObject } from 'react-router-dom'

const RoutesContext = createContext<RouteObject[]>([])

/** Provides the route table to the links, which may not import it: it imports them. */
export const RoutesProvider = RoutesContext.Provider

/** The route table. */
export function useRoutes(): RouteObject[] {
  return useContext(RoutesContext)
}
