import { trap } from '@duskpane/content/forms/trap'
import { TRAP } from './suspicion'

/**
 * A field for machines alone: out of sight, of the order of tabs and of what assistive technology
 * reads. Not hidden by `display`, which machines look for.
 */
export function TrapField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {trap.label}
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
