import theme from '@duskpane/ui/tailwind.config'
import type { Config } from 'tailwindcss'

/** The design system's set-up as it is: a class that the theme does not know styles nothing. */
export default theme satisfies Config
