'use client'

import type { MouseEvent } from 'react'

/** The handler of a button that is busy. In a module of its own, so that a server component may render the button. */
function preventClick(event: MouseEvent) {
  event.preventDefault()
}

export { preventClick }
