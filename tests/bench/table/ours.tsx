import '../../../site/app/site.css'
import { DataTable } from '@duskpane/ui/data-table'
import type { Column } from '@duskpane/ui/data-table/column'
import { createRoot } from 'react-dom/client'
import { type Message, messages } from './messages'

const columns: readonly Column<Message>[] = [
  { id: 'id', header: 'Id', kind: 'text', value: (row) => row.id },
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'email', header: 'Email', kind: 'email', value: (row) => row.email },
  { id: 'phone', header: 'Phone', kind: 'text', value: (row) => row.phone },
  { id: 'subject', header: 'Subject', kind: 'text', value: (row) => row.subject },
  { id: 'message', header: 'Message', kind: 'longText', value: (row) => row.message },
  { id: 'submittedAt', header: 'Received', kind: 'dateTime', value: (row) => row.submittedAt },
]

export function mount(container: HTMLElement): void {
  createRoot(container).render(
    <DataTable
      caption="Messages"
      columns={columns}
      rows={messages}
      getRowId={(row) => row.id}
      emptyText="None."
      filterLabel="Filter"
    />,
  )
}
