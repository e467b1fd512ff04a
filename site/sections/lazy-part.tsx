import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import { importAgain } from '../import-again'
import { onRetry } from '../retry'
import { PartFailure } from './part-failure'

/**
 * A component with a chunk of its own that only a hydrated page shows, to be put into a `Suspense`. Where the
 * chunk does not load, it says so and can be asked for again.
 * @param failure what is said
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failure?: string,
): ComponentType<Props> {
  const importPart = importAgain(load)
  const failures = new WeakSet<ComponentType<Props>>()
  const attempt = (): ComponentType<Props> => {
    const part = lazy<ComponentType<Props>>(() =>
      importPart().catch(() => {
        failures.add(part)
        return { default: () => <PartFailure {...(failure && { text: failure })} /> }
      }),
    )
    return part
  }
  let latest = attempt()
  /** Another try in place of one that failed. */
  const next = () => {
    if (failures.has(latest)) latest = attempt()
    return latest
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => latest)
    useEffect(() => {
      const forget = onRetry(() => startTransition(() => setPart(next)))
      return () => {
        forget()
        // The next page that has this part asks anew.
        next()
      }
    }, [])
    return <Part {...props} />
  }
}
