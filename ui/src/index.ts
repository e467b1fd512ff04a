export { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from './accordion.tsx'
export { Alert } from './alert.tsx'
export { Badge, badgeVariants } from './badge.tsx'
export { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from './breadcrumb.tsx'
export { Button, buttonVariants } from './button.tsx'
export { Card, CardContent, CardTitle } from './card.tsx'
export { Checkbox } from './checkbox.tsx'
export { Combobox, type ComboboxOption } from './combobox.tsx'
export { type ComparisonColumn, type ComparisonRow, ComparisonTable } from './comparison-table.tsx'
export { Container } from './container.tsx'
export { type Column, cellText } from './data-table/column.ts'
export {
  ColumnMenu,
  DataTable,
  type DataTableProps,
  SelectionBar,
} from './data-table/data-table.tsx'
export { defaultLayout, type TableLayout } from './data-table/layout.ts'
export { type Sort, sortRows } from './data-table/sorting.ts'
export { DateRange, type DateRangeValue } from './date-range.tsx'
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './dialog.tsx'
export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'
export {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyMedia,
  EmptyTitle,
} from './empty.tsx'
export { english, type Words } from './english.ts'
export { type CharacterLimit, Field, FieldPair, FieldSet, useFieldControl } from './field.tsx'
export { Figure, FigureGroup } from './figure.tsx'
export { type Compositor, createCompositor } from './film/compositor.ts'
export {
  AdaptedEyes,
  FilmChoice,
  type FilmOption,
  type Films,
  type WindowGroup,
} from './film/film-choice.tsx'
export {
  adaptedExposure,
  compose,
  decodeLight,
  develop,
  encodeLight,
  type FactorValues,
  type LightLayer,
  type LightScene,
  luminance,
  type Rgb,
  toneMap,
  toSrgb,
  weigh,
} from './film/light.ts'
export { LightView } from './film/light-view.tsx'
export { SpectrumStrip } from './film/spectrum-strip.tsx'
export { Swatch } from './film/swatch.tsx'
export {
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from './footer.tsx'
export { FormShell } from './form-shell.tsx'
export { Eyebrow, Heading, Lead } from './heading.tsx'
export { Icon, type IconName } from './icon.tsx'
export { IconButton } from './icon-button.tsx'
export { inlineFieldStyle } from './inline-field-style.ts'
export { Input } from './input.tsx'
export { cn } from './lib/cn.ts'
export { Link } from './link.tsx'
export {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
} from './mobile-menu.tsx'
export { type FilterOption, MultiSelectFilter } from './multi-select-filter.tsx'
export { NativeSelect } from './native-select.tsx'
export {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuFooter,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
} from './navigation-menu.tsx'
export { navigationMenuTriggerStyle } from './navigation-menu-trigger-style.ts'
export { Pagination } from './pagination.tsx'
export { Picture, type PictureProps, type PictureSource } from './picture.tsx'
export { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'
export {
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from './product-card.tsx'
export { QuantityInput } from './quantity-input.tsx'
export { RadioGroup, RadioGroupItem } from './radio-group.tsx'
export { Section } from './section.tsx'
export { SectionHeading } from './section-heading.tsx'
export {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
} from './sheet.tsx'
export { SkipLink } from './skip-link.tsx'
export { Slide, Slider } from './slider.tsx'
export { type SpecColumn, SpecTable } from './spec-table.tsx'
export { StatusBadge } from './status-badge.tsx'
export { Switch } from './switch.tsx'
export { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs.tsx'
export { Textarea } from './textarea.tsx'
export { TitledList } from './titled-list.tsx'
export { Toaster, type ToastMessage, useToast } from './toast.tsx'
export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './tooltip.tsx'
export { useFocusOn } from './use-focus-on.ts'
export { useNear } from './use-near.ts'
export { useWords, WordsProvider } from './words.tsx'
