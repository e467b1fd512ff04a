import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keepPage } from '../offline'

/** By then a page on a slow line has what it shows first. */
const DELAY_MS = 5000

/** Keeps the pages that were looked at for a while, for when there is no network. */
export function useKeptPage() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD) return
    // Where storage is refused, pages only open with a network.
    const timer = setTimeout(() => keepPage(pathname).catch(() => {}), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
