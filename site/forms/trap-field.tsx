import { trap } from '@duskpane/content/forms/trap'
import { TRAP } from './suspicion'

/**
 * A honeypot: hidden from sight, from the tab order and from assistive technology. Not by `display`,
 * which bots check for.
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
