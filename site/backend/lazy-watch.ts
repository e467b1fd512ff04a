import { BackendError } from './backend'
import type { Desk, Watch } from './desk'

/**
 * A watch that starts as soon as its module has loaded, and can be stopped before.
 * @param start rejects where the watch cannot start, which ends it
 */
export function lazyWatch(start: (watch: Watch) => Promise<() => void>): Desk['watch'] {
  return (watch) => {
    let stopped = false
    let stop = () => {}
    start({
      ...watch,
      onNews: (news) => !stopped && watch.onNews(news),
      onLost: (error) => !stopped && watch.onLost(error),
    }).then(
      (stopIt) => {
        stop = stopIt
        if (stopped) stop()
      },
      (error: unknown) => {
        if (stopped) return
        watch.onLost(
          error instanceof BackendError ? error : new BackendError('unknown', String(error)),
        )
      },
    )
    return () => {
      stopped = true
      stop()
    }
  }
}
