export { Alert } from './alert'
export { Badge } from './badge'
export { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb'
export { Button } from './button'
export { Card, CardBody, CardTitle } from './card'
export { Checkbox } from './checkbox'
export { type ComparisonColumn, type ComparisonRow, ComparisonTable } from './comparison-table'
export { Container } from './container'
export { type Column, DataTable, type DataTableProps, SelectionBar } from './data-table/data-table'
export {
  Dialog,
  DialogActions,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog'
export { Disclosure, DisclosureGroup } from './disclosure'
export { type CharacterLimit, Field, FieldGroup, FieldPair, useFieldControl } from './field'
export { Figure, FigureGroup } from './figure'
export { Pane, PaneSlider } from './film/pane'
export { SpectrumStrip } from './film/spectrum-strip'
export { Footer, FooterGroup, FooterLegal, FooterLink, FooterLinks, FooterTitle } from './footer'
export { FormShell } from './form-shell'
export { Eyebrow, Heading, Lead } from './heading'
export { Icon, type IconName } from './icon'
export { Input } from './input'
export { cn } from './lib/cn'
export { Link } from './link'
export {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
} from './mobile-menu'
export {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
} from './navigation-menu'
export { Pagination } from './pagination'
export { Picture, type PictureProps, type PictureSource } from './picture'
export {
  ProductCard,
  ProductCardBody,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardText,
  ProductCardTitle,
} from './product-card'
export { RadioGroup, type RadioOption } from './radio-group'
export { Section } from './section'
export { Select } from './select'
export { Skeleton } from './skeleton'
export { Slide, Slider } from './slider'
export { type SpecColumn, SpecTable } from './spec-table'
export { Tab, TabPanel, Tabs, TabsList } from './tabs'
export { Textarea } from './textarea'
export { Toaster, type ToastMessage, useToast } from './toast'
export { useFocusOn } from './use-focus-on'
