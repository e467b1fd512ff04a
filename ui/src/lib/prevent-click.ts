'use client'

import type { MouseEvent } from 'react'

/** The click handler of a busy button. A separate client module, so that a server component may render the button. */
function preventClick(event: MouseEvent) {
  event.preventDefault()
}

export { preventClick }
