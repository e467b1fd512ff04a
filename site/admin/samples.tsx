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
  /** Whether there is nothing else to see, so that they are offered. */
  readonly offered: boolean
  readonly onChanged: () => void
}

/** Made-up records to try the desk with, and the way to be rid of them. Only in a demonstration. */
export function Samples({ present, offered, onChanged }: SamplesProps) {
  const { desk } = useBackend()
  const [status, setStatus] = useState<'ready' | 'busy' | 'failed'>('ready')
  const { samples } = desk
  if (!samples || !(present || offered)) return null

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
  if (present) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="outline" onClick={() => run(samples.remove)}>
          {status === 'busy' ? text.removing : text.remove}
        </Button>
        {failure}
      </div>
    )
  }
  return (
    <Empty>
      <EmptyDescription className="max-w-reading">{text.intro}</EmptyDescription>
      <EmptyContent>
        <Button onClick={() => run(samples.add)}>
          {status === 'busy' ? text.adding : text.add}
        </Button>
      </EmptyContent>
      {failure}
    </Empty>
  )
}
