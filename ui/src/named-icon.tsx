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
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

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

/** One of some thirty icons by its name, which bundles all of them: for names that stand in data. */
function NamedIcon({
  name,
  ...props
}: Omit<ComponentProps<typeof Icon>, 'icon'> & { name: IconName }) {
  const icon = icons[name]
  if (!icon) throw new Error(`There is no icon "${name}": give its node to an \`Icon\`.`)
  return <Icon icon={icon} {...props} />
}

export { type IconName, icons, NamedIcon }
