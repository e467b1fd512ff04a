/** The label of the honeypot, which people see only on a page without its style sheet. */
export const trap = { label: 'Leave this field empty' } as const
