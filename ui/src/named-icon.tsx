import * as lucide from 'lucide'
import type { ComponentProps } from 'react'
import { Icon, type IconSource } from './icon.tsx'

const nodes = {
  'arrow-left': lucide.ArrowLeft,
  'arrow-right': lucide.ArrowRight,
  'arrow-up': lucide.ArrowUp,
  atom: lucide.Atom,
  check: lucide.Check,
  'chevron-down': lucide.ChevronDown,
  'chevron-left': lucide.ChevronLeft,
  'chevron-right': lucide.ChevronRight,
  'chevrons-up-down': lucide.ChevronsUpDown,
  'circle-alert': lucide.CircleAlert,
  'circle-check': lucide.CircleCheck,
  ellipsis: lucide.Ellipsis,
  eye: lucide.Eye,
  'eye-off': lucide.EyeOff,
  globe: lucide.Globe,
  hand: lucide.Hand,
  info: lucide.Info,
  layers: lucide.Layers,
  mail: lucide.Mail,
  'map-pin': lucide.MapPin,
  menu: lucide.Menu,
  minus: lucide.Minus,
  pause: lucide.Pause,
  phone: lucide.Phone,
  play: lucide.Play,
  plus: lucide.Plus,
  'rotate-cw': lucide.RotateCw,
  scissors: lucide.Scissors,
  search: lucide.Search,
  'shield-check': lucide.ShieldCheck,
  'shopping-cart': lucide.ShoppingCart,
  sun: lucide.Sun,
  x: lucide.X,
  zap: lucide.Zap,
}

type IconName = keyof typeof nodes

const icons: Readonly<Record<IconName, IconSource>> = nodes

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
