import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChoice, withChanges } from './use-choice'

/** Whether a layer is open, and what opens and closes it. */
type Layer = readonly [isOpen: boolean, open: () => void, close: () => void]

/**
 * A layer that is open while a key stands in the query. It is an entry of the history of its own, so that Back closes it; who closes it otherwise
 * goes back as well, and takes along what was chosen in it. Opened by a link, it has no entry before it.
 */
export function useLayer(key: string): Layer {
  const [chosen, choose] = useChoice()
  const navigate = useNavigate()
  const opened = useRef(false)

  function open() {
    opened.current = true
    choose({ [key]: '1' }, 'push')
  }

  function close() {
    const { pathname } = location
    const search = withChanges(location.search, { [key]: null }).toString()
    const takeAlong = () => {
      // The same address again would count as a new page, which takes the focus.
      if (search === new URLSearchParams(location.search).toString()) return
      navigate({ pathname, search }, { replace: true })
    }
    if (!opened.current) return takeAlong()
    addEventListener('popstate', takeAlong, { once: true })
    navigate(-1)
  }

  return [chosen.has(key), open, close]
}
