import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@duskpane/ui'

const orders = [
  ['1041', 129],
  ['1042', 1720],
  ['1043', 86],
] as const

/** Figures at one edge can be compared; the unit stands once. */
export function DoFigures() {
  return (
    <Table aria-label="Orders">
      <TableHeader>
        <TableRow>
          <TableHead>Order</TableHead>
          <TableHead numeric>Total in $</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {orders.map(([id, total]) => (
          <TableRow key={id}>
            <TableCell label="Order">{id}</TableCell>
            <TableCell label="Total in $" numeric>
              {total}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Read one by one, as words are, they have to be compared in the head. */
export function DontFigures() {
  return (
    <Table aria-label="Orders">
      <TableHeader>
        <TableRow>
          <TableHead>Order</TableHead>
          <TableHead>Total</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {orders.map(([id, total]) => (
          <TableRow key={id}>
            <TableCell label="Order">{id}</TableCell>
            <TableCell label="Total">{total} dollars</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
