import { dashboard } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { Empty, EmptyContent, EmptyDescription } from '@duskpane/ui/empty'
import { Stack } from '@duskpane/ui/stack'
import { useRef } from 'react'
import { useBackend } from '../backend/context'
import { useLatest } from '../load/use-latest'

const text = dashboard.samples

interface SamplesProps {
  /** Whether the list on screen has samples. */
  readonly present: boolean
  /** Whether the list is empty, so that the samples are explained. */
  readonly isEmpty: boolean
  /** Is told whether the focus is on the button, which goes while the list loads. */
  readonly onChanged: (hasFocus: boolean) => void
}

/** Adds made-up records to try the desk with, and removes them. Only in a demonstration. */
export function Samples({ present, isEmpty, onChanged }: SamplesProps) {
  const { desk } = useBackend()
  const { isRunning, failure, start } = useLatest(undefined)
  const { samples } = desk
  const changing = useRef<HTMLButtonElement>(null)
  if (!samples) return null

  const run = (work: () => Promise<void>) =>
    start(async () => {
      await work()
      onChanged(changing.current === document.activeElement)
    })

  const button = (
    <Button
      ref={changing}
      variant={isEmpty ? 'default' : present ? 'outline' : 'ghost'}
      loading={isRunning}
      onClick={() => run(present ? samples.remove : samples.add)}
    >
      {present ? text.remove : text.add}
    </Button>
  )
  const alert = failure !== undefined && !isRunning && (
    <Alert variant="destructive" role="alert">
      {text.failed}
    </Alert>
  )
  if (!isEmpty) {
    return (
      <Stack direction="row" align="center">
        {button}
        {alert}
      </Stack>
    )
  }
  return (
    <Empty>
      <EmptyDescription className="max-w-reading">{text.intro}</EmptyDescription>
      <EmptyContent>{button}</EmptyContent>
      {alert}
    </Empty>
  )
}
