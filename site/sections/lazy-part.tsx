import { type ComponentType, lazy, startTransition, useEffect, useState } from 'react'
import { importAgain } from '../import-again'
import { onRetry, timesAsked } from '../retry'
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
  /** How often was asked again when a try failed. */
  const failures = new WeakMap<ComponentType<Props>, number>()
  const importTwice = () => {
    const before = timesAsked()
    return importPart().catch((error: unknown) => {
      if (timesAsked() === before) throw error
      return importPart()
    })
  }
  const attempt = (): ComponentType<Props> => {
    const part = lazy<ComponentType<Props>>(() =>
      importTwice().catch(() => {
        failures.set(part, timesAsked())
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
      // Asked for between the failure and the moment React shows it.
      if ((failures.get(latest) ?? timesAsked()) !== timesAsked()) setPart(next)
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
