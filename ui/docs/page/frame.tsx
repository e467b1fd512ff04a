import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNear } from '../../src/use-near.ts'
import { useGlobals } from './use-globals.ts'

/**
 * The viewports of a page's switch; a column has the width that the page leaves. A frame is as high as its content,
 * which may be as high as the frame.
 */
const viewports = {
  phone: { width: 390, height: 640, most: 844 },
  column: { width: undefined, height: 480, most: 480 },
  wide: { width: 1200, height: 480, most: 800 },
} as const

type Viewport = keyof typeof viewports

interface FrameProps {
  title: string
  viewport: Viewport
  /** Instead of that of the viewport. */
  width?: number | undefined
  /** The least of a story with an open layer, which adds nothing to the height of the content. */
  height?: number | undefined
  /** It can be looked at and not be used, so that what opens in it takes no focus from the page. */
  inert?: boolean
  /** The id of a story that plays, which takes a document with scripts; all else is rendered from this one. */
  plays?: string | undefined
  children: ReactNode
}

/**
 * A part of a page in a separate viewport, there from when it is near. What is wider than the column is scaled down. A
 * whole preview in each frame would have the browser parse three megabytes for it.
 */
function Frame({
  title,
  viewport,
  width: given,
  height,
  inert = false,
  plays,
  children,
}: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const column = useWidth(box)
  const isNear = useNear(box, { whileSavingData: true })
  const [root, setRoot] = useState<HTMLElement>()
  const content = useHeight(root)
  const { theme, direction } = useGlobals()
  useEffect(() => {
    const document = root?.ownerDocument.documentElement
    if (!document || plays) return
    document.lang = 'en'
    document.dir = direction
    document.dataset.theme = theme
  }, [root, plays, theme, direction])
  const { width: usual = column, height: first, most } = viewports[viewport]
  const width = given ?? usual
  // Until the column is known: Chromium may never see a box come near that had no height.
  const scale = column > 0 ? Math.min(1, column / width) : 1
  const shown = height ? Math.max(height, Math.min(content, 844)) : Math.min(content || first, most)
  return (
    <div ref={box} className="overflow-hidden" style={{ height: shown * scale }}>
      {column > 0 && isNear && (
        <iframe
          title={title}
          {...(plays ? { src: addressOf(plays, theme, direction) } : { srcDoc: emptyDocument() })}
          inert={inert}
          onLoad={({ currentTarget: { contentDocument } }) => {
            const element = contentDocument?.getElementById('storybook-root')
            if (!contentDocument || !element) return
            // That a frame is inert does not keep a script from focusing what it opens.
            contentDocument.documentElement.inert = inert
            setRoot(element)
          }}
          className="origin-top-left border-0"
          style={{ width, height: shown, transform: `scale(${scale})` }}
        />
      )}
      {!plays && root && createPortal(children, root)}
    </div>
  )
}

/** A document with the styles of this one, and like Storybook's with links that lead out of it. */
function emptyDocument() {
  const styles = document.querySelectorAll('link[rel=stylesheet], style[data-vite-dev-id]')
  const head = [...styles].map((style) => style.outerHTML).join('')
  return `<!doctype html><base target="_parent">${head}<body><div id="storybook-root"></div>`
}

function addressOf(id: string, theme: string, direction: string) {
  const address = new URL('iframe.html', location.href)
  // The accessibility of a story is looked at where it stands alone.
  const globals = `theme:${theme};direction:${direction};a11y.manual:!true`
  address.search = String(new URLSearchParams({ id, viewMode: 'story', globals }))
  return address.href
}

/** The width of an element, from when it is known. */
function useWidth(box: { readonly current: HTMLElement | null }) {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}

/** How high the content of a frame is, with the edge that Storybook gives it. */
function useHeight(root: HTMLElement | undefined) {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!root) return
    const observer = new ResizeObserver(() => {
      const { paddingTop, paddingBottom } = getComputedStyle(root.ownerDocument.body)
      setHeight(
        root.scrollHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
      )
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [root])
  return height
}

export { Frame, type Viewport }
