import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Atom,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  CircleCheck,
  Ellipsis,
  Eye,
  EyeOff,
  Globe,
  Hand,
  Info,
  Layers,
  Mail,
  MapPin,
  Menu,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  RotateCw,
  Scissors,
  Search,
  ShieldCheck,
  ShoppingCart,
  Sun,
  X,
  Zap,
} from 'lucide'
import { type ComponentProps, createElement } from 'react'
import { cn } from './lib/cn.ts'

const icons = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  atom: Atom,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevrons-up-down': ChevronsUpDown,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  ellipsis: Ellipsis,
  eye: Eye,
  'eye-off': EyeOff,
  globe: Globe,
  hand: Hand,
  info: Info,
  layers: Layers,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  minus: Minus,
  pause: Pause,
  phone: Phone,
  play: Play,
  plus: Plus,
  'rotate-cw': RotateCw,
  scissors: Scissors,
  search: Search,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  sun: Sun,
  x: X,
  zap: Zap,
} as const

type IconName = keyof typeof icons

interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName
  /** For an icon without text beside it. */
  label?: string
}

/** A line icon in the color of the text around it. Decorative unless it has a `label`. */
function Icon({ name, label, className, ...props }: IconProps) {
  const shapes = icons[name]
  if (!shapes) throw new Error(`There is no icon "${name}": add it to \`icons\` in icon.tsx.`)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label or is hidden
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn('inline-block size-5 shrink-0 forced-colors:[color:inherit]!', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
    >
      {shapes.map(([shape, attributes], place) =>
        createElement(shape, { key: place, ...attributes }),
      )}
    </svg>
  )
}

export { Icon, type IconName, icons }
