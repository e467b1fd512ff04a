import { dashboard } from '@duskpane/content/pages/admin'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { Empty, EmptyContent, EmptyDescription } from '@duskpane/ui/empty'
import { useState } from 'react'
import { useBackend } from '../backend/context'

const text = dashboard.samples

interface SamplesProps {
  /** Whether the list that is shown has any. */
  readonly present: boolean
  /** Whether there is nothing else to see, so that it is said what they are. */
  readonly isEmpty: boolean
  readonly onChanged: () => void
}

/** Made-up records to try the desk with, and the way to be rid of them. Only in a demonstration. */
export function Samples({ present, isEmpty, onChanged }: SamplesProps) {
  const { desk } = useBackend()
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('ready')
  const { samples } = desk
  if (!samples) return null

  async function run(work: () => Promise<void>) {
    if (status === 'busy') return
    setStatus('busy')
    try {
      await work()
      setStatus('ready')
      onChanged()
    } catch {
      setStatus('failed')
    }
  }

  const failure = status === 'failed' && (
    <Alert variant="destructive" role="alert">
      {text.failed}
    </Alert>
  )
  const add = (
    <Button variant={isEmpty ? 'default' : 'ghost'} onClick={() => run(samples.add)}>
      {status === 'busy' ? text.adding : text.add}
    </Button>
  )
  if (present || !isEmpty) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        {present ? (
          <Button variant="outline" onClick={() => run(samples.remove)}>
            {status === 'busy' ? text.removing : text.remove}
          </Button>
        ) : (
          add
        )}
        {failure}
      </div>
    )
  }
  return (
    <Empty>
      <EmptyDescription className="max-w-reading">{text.intro}</EmptyDescription>
      <EmptyContent>{add}</EmptyContent>
      {failure}
    </Empty>
  )
}
