/** Labels the field that only machines find; people read it where a page has lost its styles. */
export const trap = { label: 'Leave this field empty' } as const
