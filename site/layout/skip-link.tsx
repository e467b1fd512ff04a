import { header } from '@duskpane/content/navigation'

/** The first stop of the keyboard: past the menus, to what the page says. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-4 -top-20 z-50 rounded-sm bg-surface-raised px-4 py-3 font-semibold text-text shadow-raised focus:top-4"
    >
      {header.skipLink}
    </a>
  )
}
