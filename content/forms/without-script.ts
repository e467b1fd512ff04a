import { brand } from '../brand'

/** Shown if JavaScript is switched off, too old (`baseline.ts`) or did not load. */
export const needsScript = (what: string) =>
  `${what} needs JavaScript, which is switched off here, out of date or did not load.`

/** Shown in a form that cannot be sent. */
export const withoutScript = {
  text: `${needsScript('This form')} Write to us instead:`,
  email: brand.email,
} as const
