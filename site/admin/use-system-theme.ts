import { useLayoutEffect } from 'react'

/**
 * Gives the whole document, dialogs included, the dark theme while the system is dark. The site's
 * pages have a light and a dark side of their own; the desk is worked at all day.
 */
export function useSystemTheme() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = dataset.theme
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      dataset.theme = dark.matches ? 'ink' : 'light'
    }
    apply()
    dark.addEventListener('change', apply)
    return () => {
      dark.removeEventListener('change', apply)
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [])
}
