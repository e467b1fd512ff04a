'use client'

import { useState } from 'react'

/** What cells keep while their rows are away, by the id of the cell: what is typed in one, or the text that is unfolded. */
type KeptCells = Map<string, string>

interface KeptCell {
  kept: KeptCells
  id: string
}

/** The state of a cell, which stays while its row loads again or is scrolled out of view. */
function useKeptCell({ kept, id }: KeptCell) {
  const [value, setValue] = useState(kept.get(id))
  function change(next: string | undefined) {
    if (next === undefined) kept.delete(id)
    else kept.set(id, next)
    setValue(next)
  }
  return [value, change] as const
}

export { type KeptCell, type KeptCells, useKeptCell }
