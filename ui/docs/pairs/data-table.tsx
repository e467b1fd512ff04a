import { type Column, DataTable } from '@duskpane/ui'

const orders = [
  { id: '1', customer: 'Ada Byron', city: 'London', total: 129 },
  { id: '2', customer: 'Mary Somerville', city: 'Jedburgh', total: 1720 },
]

type Order = (typeof orders)[number]

function Orders({ columns }: { columns: readonly Column<Order>[] }) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      getRowId={({ id }) => id}
      emptyText="No orders yet."
    />
  )
}

/** One fact a column: by each of them the rows can be sorted. */
export function DoFact() {
  return (
    <Orders
      columns={[
        { id: 'customer', header: 'Customer', kind: 'text', value: ({ customer }) => customer },
        { id: 'city', header: 'City', kind: 'text', value: ({ city }) => city },
        { id: 'total', header: 'Total in $', kind: 'number', value: ({ total }) => total },
      ]}
    />
  )
}

/** Three facts in one column: it is sorted by the first of them alone. */
export function DontFact() {
  return (
    <Orders
      columns={[
        {
          id: 'order',
          header: 'Order',
          kind: 'text',
          value: ({ customer, city, total }) => `${customer}, ${city}, $${total}`,
        },
      ]}
    />
  )
}
