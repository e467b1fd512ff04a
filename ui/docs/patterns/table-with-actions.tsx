import { Button, type Column, ColumnMenu, DataTable, SelectionBar } from '@duskpane/ui'
import { useState } from 'react'

export interface Order {
  readonly id: string
  readonly customer: string
  readonly state: 'open' | 'sent'
  readonly totalCents: number
  readonly at: Date
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A table that people work with: filter, columns, an action on one row, and on all that are selected. */
export function TableWithActions({ initial }: { initial: readonly Order[] }) {
  const [orders, setOrders] = useState(initial)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  function send(ids: ReadonlySet<string>) {
    setOrders((all) =>
      all.map((order) => (ids.has(order.id) ? { ...order, state: 'sent' } : order)),
    )
    setSelected(new Set())
  }

  const [columns] = useState<readonly Column<Order>[]>(() => [
    { id: 'customer', header: 'Customer', kind: 'text', grow: true, value: (row) => row.customer },
    {
      id: 'state',
      header: 'State',
      kind: 'badge',
      value: (row) => row.state,
      variant: (row) => (row.state === 'open' ? 'default' : 'secondary'),
    },
    {
      id: 'total',
      header: 'Total',
      kind: 'number',
      value: (row) => row.totalCents / 100,
      format: (value) => money.format(value),
    },
    { id: 'at', header: 'Placed', kind: 'dateTime', value: (row) => row.at },
    {
      id: 'action',
      header: 'Action',
      kind: 'actions',
      content: (row) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Send the order of ${row.customer}`}
          // The button stays focusable, so that the row keeps the focus.
          aria-disabled={row.state === 'sent'}
          onClick={() => row.state === 'open' && send(new Set([row.id]))}
        >
          Send
        </Button>
      ),
    },
  ])

  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      getRowId={({ id }) => id}
      filterLabel="Find an order"
      emptyText="No orders yet. The first one appears here by itself."
      noMatchText="No order matches. Try a shorter word."
      defaultLayout={{}}
      selected={selected}
      onSelectedChange={setSelected}
      toolbar={<ColumnMenu />}
    >
      {selected.size > 0 && (
        <SelectionBar>
          <span role="status" style={{ marginInlineEnd: 'auto' }}>
            {selected.size} selected
          </span>
          <Button size="sm" onClick={() => send(selected)}>
            Send
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setSelected(new Set())}>
            Select none
          </Button>
        </SelectionBar>
      )}
    </DataTable>
  )
}
