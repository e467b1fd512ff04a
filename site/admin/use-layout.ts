import { brand } from '@duskpane/content/brand'
import { defaultLayout, type TableLayout } from '@duskpane/ui/data-table/layout'
import { useEffect, useState } from 'react'
import type { Collection } from '../backend/backend'
import { kept } from '../kept'
import { columnsByChoice } from './columns'

type Layouts = Readonly<Partial<Record<Collection, TableLayout>>>

const firstLayout: TableLayout = { ...defaultLayout, hidden: columnsByChoice }
const keptLayouts = kept<Layouts>(`${brand.slug}-desk-columns`, 'localStorage')

/** The columns of a list as an admin has set them in this browser. */
export function useLayout(collection: Collection) {
  const [layouts, setLayouts] = useState<Layouts>({})
  // After hydration: the page is prerendered without it.
  useEffect(() => {
    const stored = keptLayouts.read()
    if (stored && typeof stored === 'object') setLayouts(stored)
  }, [])
  const stored = layouts[collection]
  return {
    layout: isLayout(stored) ? stored : firstLayout,
    setLayout(layout: TableLayout) {
      // "Reset" asks for all columns.
      const next = { ...layouts, [collection]: layout === defaultLayout ? firstLayout : layout }
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
