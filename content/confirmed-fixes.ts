import { parseConfirmedFixes } from './observed'

/** The observed behaviors that this build fixes. */
export const confirmedFixes = parseConfirmedFixes(import.meta.env.VITE_CONFIRMED_FIXES)
