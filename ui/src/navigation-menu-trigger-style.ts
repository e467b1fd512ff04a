import { cn } from './lib/cn.ts'
import { currentPageClasses } from './lib/current-page.ts'
import { focusRing } from './lib/focus-ring.ts'

/** The look of an item in the bar of a `NavigationMenu`, for links that stand in until it has loaded. */
const navigationMenuTriggerStyle = () =>
  cn(
    'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-4',
    'text-dp-base font-semibold text-dp-text no-underline transition-colors',
    'hover:bg-dp-text/6 data-[state=open]:bg-dp-text/6',
    focusRing,
    currentPageClasses,
  )

export { navigationMenuTriggerStyle }
