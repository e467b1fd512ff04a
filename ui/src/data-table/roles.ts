/**
 * What the elements of a table say by themselves, said in words: the cards of phones are made with
 * `display`, which takes the roles away again.
 */
export const asTable = { role: 'table' } as const
export const asRowGroup = { role: 'rowgroup' } as const
export const asRow = { role: 'row' } as const
export const asColumnHeader = { role: 'columnheader' } as const
export const asCell = { role: 'cell' } as const
