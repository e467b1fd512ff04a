import { Button, type Column, ColumnMenu, DataTable, SelectionBar } from '@duskpane/ui'
import { useState } from 'react'

interface Order {
  id: string
  customer: string
  state: 'open' | 'sent'
  total: number
}

const columns: readonly Column<Order>[] = [
  { id: 'customer', header: 'Customer', kind: 'text', value: (order) => order.customer },
  { id: 'state', header: 'State', kind: 'badge', value: (order) => order.state },
  { id: 'total', header: 'Total', kind: 'number', value: (order) => order.total },
]

const orders: readonly Order[] = [
  { id: '1', customer: 'Ada Byron', state: 'open', total: 129 },
  { id: '2', customer: 'Mary Somerville', state: 'sent', total: 172 },
]

export function Example() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      getRowId={(order) => order.id}
      filterLabel="Find an order"
      emptyText="No orders yet. The first one appears here by itself."
      defaultLayout={{ widths: { customer: 14 } }}
      selected={selected}
      onSelectedChange={setSelected}
      toolbar={<ColumnMenu />}
    >
      {selected.size > 0 && (
        <SelectionBar>
          <span role="status">{selected.size} selected</span>
          <Button size="sm" onClick={() => setSelected(new Set())}>
            Select none
          </Button>
        </SelectionBar>
      )}
    </DataTable>
  )
}
