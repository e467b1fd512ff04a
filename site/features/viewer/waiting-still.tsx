import type { ReactNode } from 'react'
import { TryAgain } from '../../load/part-failure'

interface WaitingStillProps {
  /** The still. */
  readonly children: ReactNode
  /** Said when the layers of the picture do not come. */
  readonly failure: ReactNode
  readonly failed: boolean
}

/** The still of a picture whose layers are not found yet, or do not come, with a way to ask again. */
export function WaitingStill({ children, failure, failed }: WaitingStillProps) {
  return (
    <div data-state={failed ? 'failed' : undefined} className="peer/picture">
      <div className="flow-root overflow-clip rounded-lg">{children}</div>
      <p role="status" className="mt-2 text-sm text-danger empty:mt-0">
        {failed && failure}
      </p>
      {failed && (
        <div className="mt-2">
          <TryAgain />
        </div>
      )}
    </div>
  )
}
