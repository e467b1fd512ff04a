// Modules that also export internals are listed name by name; the others are public as a whole.
export * from './accordion.tsx'
export * from './alert.tsx'
export * from './alert-dialog.tsx'
export { AppShell, AppShellHeader, AppShellMain } from './app-shell.tsx'
export * from './badge.tsx'
export * from './breadcrumb.tsx'
export * from './button.tsx'
export * from './card.tsx'
export { Checkbox } from './checkbox.tsx'
export * from './combobox.tsx'
export * from './command-menu.tsx'
export * from './comparison-table.tsx'
export * from './container.tsx'
export { type Column, cellText, type Missing } from './data-table/column.ts'
export * from './data-table/data-table.tsx'
export { defaultLayout, type TableLayout } from './data-table/layout.ts'
export { type Sort, sortRows } from './data-table/sorting.ts'
export * from './date-input.tsx'
export * from './date-range.tsx'
export * from './dialog.tsx'
export * from './dropdown-menu.tsx'
export * from './empty.tsx'
export * from './english.ts'
export {
  type CharacterLimit,
  Field,
  type FieldControlProps,
  FieldPair,
  FieldSet,
  useFieldControl,
} from './field.tsx'
export * from './figure.tsx'
export * from './file-drop.tsx'
export * from './film/compositor.ts'
export * from './film/film-choice.tsx'
export * from './film/light.ts'
export { LightView } from './film/light-view.tsx'
export * from './film/spectrum-strip.tsx'
export * from './film/swatch.tsx'
export * from './film/wipe.tsx'
export * from './footer.tsx'
export * from './form-shell.tsx'
export * from './heading.tsx'
export { Icon, type IconSource } from './icon.tsx'
export * from './icon-button.tsx'
export * from './inline-field-style.ts'
export { Input } from './input.tsx'
export {
  type Direction,
  Language,
  type Optional,
  type SomeWords,
  useLanguage,
} from './language.tsx'
export * from './lib/cn.ts'
export * from './link.tsx'
export * from './mobile-menu.tsx'
export * from './multi-select-filter.tsx'
export { type IconName, icons, NamedIcon } from './named-icon.tsx'
export * from './native-select.tsx'
export * from './navigation-menu.tsx'
export * from './navigation-menu-trigger-style.ts'
export { Pagination } from './pagination.tsx'
export * from './password-input.tsx'
export { Picture, type PictureProps, type PictureSource } from './picture.tsx'
export * from './popover.tsx'
export * from './product-card.tsx'
export * from './quantity-input.tsx'
export * from './radio-group.tsx'
export * from './section.tsx'
export * from './section-heading.tsx'
export * from './separator.tsx'
export * from './sheet.tsx'
export * from './sidebar.tsx'
export * from './skeleton.tsx'
export * from './skip-link.tsx'
export { Slide, Slider } from './slider.tsx'
export * from './spec-table.tsx'
export * from './spinner.tsx'
export * from './stack.tsx'
export * from './status-badge.tsx'
export * from './surroundings.tsx'
export * from './switch.tsx'
export {
  type Density,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableMessage,
  TableRow,
} from './table.tsx'
export * from './tabs.tsx'
export * from './textarea.tsx'
export * from './titled-list.tsx'
export { type ToastAction, Toaster, type ToastMessage, useToast } from './toast.tsx'
export * from './tooltip.tsx'
export * from './use-focus-on.ts'
export { useNear } from './use-near.ts'
export { useWords } from './words.tsx'
