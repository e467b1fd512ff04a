/** The outline of a focused element. Part of each, as the app around may give its elements none. */
export const focusRing = 'outline-offset-2 outline-dp-focus focus-visible:outline-3'
