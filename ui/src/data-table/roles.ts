/** `display` on phones removes the table roles in Safari; these restore them. */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asColumnHeader = { role: 'columnheader' } as const
export const asCell = { role: 'cell' } as const
