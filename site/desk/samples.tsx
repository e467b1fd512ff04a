import { dashboard } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { Empty, EmptyContent, EmptyDescription } from '@duskpane/ui/empty'
import { Stack } from '@duskpane/ui/stack'
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
    setStatus('busy')
    try {
      await work()
      setStatus('ready')
      onChanged()
    } catch {
      setStatus('failed')
    }
  }

  const button = (
    <Button
      variant={isEmpty ? 'default' : present ? 'outline' : 'ghost'}
      loading={status === 'busy'}
      onClick={() => run(present ? samples.remove : samples.add)}
    >
      {present ? text.remove : text.add}
    </Button>
  )
  const failure = status === 'failed' && (
    <Alert variant="destructive" role="alert">
      {text.failed}
    </Alert>
  )
  if (!isEmpty) {
    return (
      <Stack direction="row" align="center">
        {button}
        {failure}
      </Stack>
    )
  }
  return (
    <Empty>
      <EmptyDescription className="max-w-reading">{text.intro}</EmptyDescription>
      <EmptyContent>{button}</EmptyContent>
      {failure}
    </Empty>
  )
}
