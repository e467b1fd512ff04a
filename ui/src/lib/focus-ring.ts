/** The outline of a focused element. Each component includes it, because the app may have no focus style. */
export const focusRing = 'outline-offset-2 outline-dp-focus focus-visible:outline-3'
