import { useEffect, useRef, useState } from 'react'
import { useGlobals } from './use-globals.ts'

/** The viewports of a page's switch; a column has the width that the page leaves. */
const viewports = {
  phone: { width: 390, height: 844 },
  column: { width: undefined, height: 480 },
  wide: { width: 1200, height: 800 },
} as const

type Viewport = keyof typeof viewports

/** The parameter of an address that names what a frame shows: `example`, or the id of a story. */
const parameter = 'shows'

/** What this document shows, if it is a frame of a page. */
const shownInFrame = new URLSearchParams(location.search).get(parameter)

// That a frame is inert does not keep a script in it from focusing what it opens.
if (shownInFrame && window.frameElement?.hasAttribute('inert')) {
  document.documentElement.inert = true
}

/** By which a frame tells the page how high its content is. */
const sized = 'frame-sized'

interface FrameProps {
  /** `example`, or the id of a story. */
  shows: string
  title: string
  viewport: Viewport
  /** Instead of that of the viewport. */
  width?: number | undefined
  /** Of a story that begins with an open layer, which has no height. */
  height?: number | undefined
  /** It can be looked at and not be used, so that what opens in it takes no focus from the page. */
  inert?: boolean
}

/**
 * A part of a page in a separate viewport: the same page, which shows only this part. What is wider than the column
 * is scaled down. Stories do not play here, as they do where they are shown alone.
 */
function Frame({ shows, title, viewport, width: given, height, inert }: FrameProps) {
  const [box, column] = useWidth()
  const [content, setContent] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { theme, direction } = useGlobals()
  useEffect(() => {
    const element = frame.current
    const follow = (event: Event) => setContent((event as CustomEvent<number>).detail)
    element?.addEventListener(sized, follow)
    return () => element?.removeEventListener(sized, follow)
  }, [])
  const address = new URL(location.href)
  address.searchParams.set(parameter, shows)
  address.searchParams.set('globals', `theme:${theme};direction:${direction}`)
  const { width: usual = column, height: most } = viewports[viewport]
  const width = given ?? usual
  const scale = Math.min(1, column / width)
  const shown = height ?? (Math.min(content, most) || most)
  return (
    <div ref={box} className="overflow-hidden" style={{ height: shown * scale }}>
      {column > 0 && (
        <iframe
          ref={frame}
          title={title}
          src={address.href}
          loading="lazy"
          inert={inert}
          className="origin-top-left border-0"
          style={{ width, height: shown, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}

/** The width of an element, from when it is known. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}

/** In a frame: tells the page how high the content is. */
function useTellHeight() {
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const detail = entry?.target.scrollHeight
      window.frameElement?.dispatchEvent(new CustomEvent(sized, { detail }))
    })
    if (content.current) observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  return content
}

export { Frame, shownInFrame, useTellHeight, type Viewport }
