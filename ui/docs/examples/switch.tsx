import { Switch } from '@duskpane/ui'
import { useState } from 'react'

export function Example() {
  const [night, setNight] = useState(false)
  return (
    <Switch checked={night} onCheckedChange={setNight}>
      Night mode
    </Switch>
  )
}
