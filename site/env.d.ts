/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly BUILD_YEAR: number
  readonly VITE_APPCHECK_SITE_KEY?: string
  readonly VITE_CONFIRMED_FIXES?: string
  readonly VITE_DEMO_ADMIN_EMAIL?: string
  readonly VITE_DEMO_ADMIN_PASSWORD?: string
}

interface Window {
  /** Set by `early-taps.js`: replays the clicks and submits made before hydration, once, on what stands there now. */
  replayEarlyTaps?: (counterpart: (element: Element) => HTMLElement | undefined) => void
  /** Set by `after-first-paint.js`: shows what `noscript` holds, where the script cannot run. */
  showNoScript: () => void
}
