import {
  Heading,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableMessage,
  TableRow,
} from '@duskpane/ui'
import { useState } from 'react'

const days = [
  {
    day: 'Monday',
    orders: [
      { id: '1041', customer: 'Ada Byron', total: 129 },
      { id: '1042', customer: 'Mary Somerville', total: 172 },
    ],
  },
  { day: 'Tuesday', orders: [{ id: '1043', customer: 'Caroline Herschel', total: 86 }] },
  { day: 'Wednesday', orders: [] },
]

const sum = days.flatMap(({ orders }) => orders).reduce((sum, { total }) => sum + total, 0)

export function Example() {
  const [sort, setSort] = useState<'ascending' | 'descending'>()
  const sign = sort === 'descending' ? -1 : sort ? 1 : 0
  return (
    <Stack>
      <Heading level={2} size="xl" id="orders">
        Orders of the week
      </Heading>
      <Table aria-labelledby="orders" minWidth="32rem">
        <TableHeader>
          <TableRow>
            <TableHead style={{ width: '8rem' }}>Order</TableHead>
            <TableHead>Customer</TableHead>
            <TableHead
              numeric
              style={{ width: '9rem' }}
              sort={sort}
              onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
            >
              Total in $
            </TableHead>
          </TableRow>
        </TableHeader>
        {days.map(({ day, orders }) => (
          <TableBody key={day}>
            <TableRow>
              <TableCell scope="rowgroup" colSpan={3}>
                {day}
              </TableCell>
            </TableRow>
            {orders.length === 0 && <TableMessage colSpan={3}>No orders yet.</TableMessage>}
            {[...orders]
              .sort((a, b) => sign * (a.total - b.total))
              .map(({ id, customer, total }) => (
                <TableRow key={id}>
                  <TableCell label="Order">{id}</TableCell>
                  <TableCell label="Customer">{customer}</TableCell>
                  <TableCell label="Total in $" numeric>
                    {total}
                  </TableCell>
                </TableRow>
              ))}
          </TableBody>
        ))}
        <TableFooter>
          <TableRow>
            <TableCell scope="row" colSpan={2}>
              All days
            </TableCell>
            <TableCell label="Total in $" numeric>
              {sum}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Stack>
  )
}
