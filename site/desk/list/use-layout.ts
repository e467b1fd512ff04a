import { brand } from '@duskpane/content/brand'
import { defaultLayout, type TableLayout } from '@duskpane/ui/data-table/layout'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../load/browser-storage'
import { columnsByChoice } from './columns'
import type { DeskTab } from './view'

/** Layouts by the id of their tab. */
type Layouts = Readonly<Record<string, TableLayout>>

const keptLayouts = browserStorage<Layouts>(`${brand.slug}-desk-columns`, 'localStorage')

/** The columns of a list as an admin has set them in this browser. */
export function useLayout(tab: DeskTab) {
  const [layouts, setLayouts] = useState<Layouts>({})
  // Read after hydration: the page is prerendered without it.
  useEffect(() => {
    const stored = keptLayouts.read()
    if (stored && typeof stored === 'object') setLayouts(stored)
  }, [])
  const stored = layouts[tab.id]
  const firstLayout: TableLayout = { ...defaultLayout, hidden: columnsByChoice(tab) }
  return {
    layout: isLayout(stored) ? stored : firstLayout,
    setLayout(layout: TableLayout) {
      // "Reset" asks for all columns.
      const next = { ...layouts, [tab.id]: layout === defaultLayout ? firstLayout : layout }
      setLayouts(next)
      keptLayouts.write(next)
    },
  }
}

/** Another version of this site may have stored something else. */
function isLayout(layout: TableLayout | undefined): layout is TableLayout {
  return (
    Array.isArray(layout?.hidden) && typeof layout.widths === 'object' && layout.widths !== null
  )
}
