import { parseConfirmedFixes } from './observed'

/** The observed behaviours this build corrects. */
export const confirmedFixes = parseConfirmedFixes(import.meta.env.VITE_CONFIRMED_FIXES)
