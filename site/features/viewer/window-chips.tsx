import type { SceneWindow } from '@duskpane/content/schema'
import { cn } from '@duskpane/ui/cn'

interface WindowChipsProps {
  readonly windows: readonly SceneWindow[]
  /** What stands on a window. */
  readonly children: (window: SceneWindow) => string
  readonly className?: string
}

/** A word on each window of a picture that can bear one; its caption says the same of all. */
export function WindowChips({ windows, children, className }: WindowChipsProps) {
  return (
    <ul
      aria-hidden
      className={cn('pointer-events-none absolute start-0 top-0 aspect-video w-full', className)}
    >
      {windows.map((window) => {
        if (!window.at) return null
        const [left, top] = window.at
        return (
          <li
            key={window.name}
            className="absolute -translate-1/2 rounded-sm bg-surface/85 px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums md:text-sm"
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            {children(window)}
          </li>
        )
      })}
    </ul>
  )
}
