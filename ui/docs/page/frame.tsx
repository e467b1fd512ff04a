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

/** Whether this document is a frame that can be looked at and not be used. */
const isLookedAt = shownInFrame !== null && Boolean(window.frameElement?.hasAttribute('inert'))

// That a frame is inert does not keep a script in it from focusing what it opens.
if (isLookedAt) keepFocus()

/**
 * What is played focuses what it uses and scrolls to it, which would take the focus of the page and scroll it too: here
 * only the document itself sees what has the focus.
 */
function keepFocus() {
  document.documentElement.inert = true
  Element.prototype.scrollIntoView = () => {}
  let focused: HTMLElement | null = null
  const move = (to: HTMLElement | null) => {
    const from = focused
    if (from === to) return
    focused = to
    from?.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }))
    from?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }))
    to?.dispatchEvent(new FocusEvent('focus', { relatedTarget: from }))
    to?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: from, bubbles: true }))
  }
  Object.defineProperty(document, 'activeElement', {
    get: () => (focused?.isConnected ? focused : document.body),
  })
  HTMLElement.prototype.focus = function focus(this: HTMLElement) {
    move(this)
  }
  HTMLElement.prototype.blur = function blur(this: HTMLElement) {
    if (focused === this) move(null)
  }
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
  /** The least of a story with an open layer, which adds nothing to the height of the content. */
  height?: number | undefined
  /** It can be looked at and not be used, so that what opens in it takes no focus from the page. */
  inert?: boolean
}

/**
 * A part of a page in a separate viewport: the same page, which shows only this part. What is wider than the column
 * is scaled down. Of stories only those play here whose parameters say so.
 */
function Frame({ shows, title, viewport, width: given, height, inert }: FrameProps) {
  const [box, column] = useWidth()
  const [content, setContent] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const { theme, direction } = useGlobals()
  const isThere = column > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is no element before.
  useEffect(() => {
    const element = frame.current
    const follow = (event: Event) => setContent((event as CustomEvent<number>).detail)
    element?.addEventListener(sized, follow)
    return () => element?.removeEventListener(sized, follow)
  }, [isThere])
  const address = new URL(location.href)
  address.searchParams.set(parameter, shows)
  address.searchParams.set('globals', `theme:${theme};direction:${direction}`)
  const { width: usual = column, height: most } = viewports[viewport]
  const width = given ?? usual
  const scale = Math.min(1, column / width)
  const shown = height ? Math.max(height, Math.min(content, 844)) : Math.min(content, most) || most
  return (
    <div ref={box} className="overflow-hidden" style={{ height: shown * scale }}>
      {isThere && (
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
