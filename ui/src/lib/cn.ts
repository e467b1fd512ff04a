import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'
import { classGroups, conflictingClassGroups, orderSensitiveModifiers } from './class-groups'

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers,
}))

/** Joins class names; of two that set the same property the last one wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
