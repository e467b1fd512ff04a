import type { PictureSource } from '@duskpane/content/images/picture'
import { type ReactNode, ViewTransition } from 'react'

/** A page that comes in behind the edge of a pane, over the one that is left; `site.css` says how. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page-in" exit="page-out">
      {/* One snapshot instead of one for each section. */}
      <div>{children}</div>
    </ViewTransition>
  )
}

interface PictureTransitionProps {
  /** Once on a page. */
  readonly source: PictureSource
  readonly children: ReactNode
}

/** A picture that two pages share: it moves from its place on the one to its place on the other. */
export function PictureTransition({ source, children }: PictureTransitionProps) {
  return (
    <ViewTransition default="none" name={source.src} share="picture">
      {children}
    </ViewTransition>
  )
}
