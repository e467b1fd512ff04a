import { checkboxClasses } from '../checkbox'
import { cn } from '../cn'

interface SelectionBoxProps {
  label: string
  /** "some" is the dash of a box that stands for rows of which only some are selected. */
  checked: boolean | 'some'
  onChange(): void
}

/** The box that selects a row, or all of them. */
function SelectionBox({ label, checked, onChange }: SelectionBoxProps) {
  return (
    <input
      type="checkbox"
      data-slot="data-table-selection"
      aria-label={label}
      ref={(box) => {
        if (box) box.indeterminate = checked === 'some'
      }}
      checked={checked === true}
      onChange={onChange}
      className={cn(checkboxClasses, 'size-6')}
    />
  )
}

export { SelectionBox }
