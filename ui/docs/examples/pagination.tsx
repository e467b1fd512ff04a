import { Pagination } from '@duskpane/ui'
import { useState } from 'react'

export function Example() {
  const [page, setPage] = useState(1)
  return <Pagination aria-label="Orders" page={page} pageCount={9} onPageChange={setPage} />
}
