interface Address {
  readonly pathname: string
  readonly search: string
}

/** Whether only the query differs between two addresses. */
export function isChoice(before: Address, after: Address): boolean {
  return before.pathname === after.pathname && before.search !== after.search
}
