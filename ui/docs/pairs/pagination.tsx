import { Pagination, Stack } from '@duskpane/ui'

/** Several pages, with how many there are in all. */
export function DoCount() {
  return (
    <Stack gap="sm" align="center">
      <p>168 orders</p>
      <Pagination aria-label="Pages of orders" pageCount={4} />
    </Stack>
  )
}

/** With one page there is nothing to press: leave it out. */
export function DontCount() {
  return (
    <Stack gap="sm" align="center">
      <p>Three orders</p>
      <Pagination aria-label="Pages of orders" pageCount={1} />
    </Stack>
  )
}
