import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

/** Longer than the function may take. */
const TIMEOUT_MS = 90_000
/** The emulator ends the process of a call that has failed, and may give it another call before. */
const PAUSE_MS = 1000

interface Event {
  /** Of the function. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** An event, and how often the function is to be called with it: at the same time, and then again. */
interface Task {
  readonly event: Event
  readonly atOnce: number
  readonly again: number
}

/** What Eventarc does between the two emulators: the Firestore emulator tells once, whatever becomes of it. */
export interface Delivery {
  /** Events that the Firestore emulator has told of. */
  readonly events: number
  /** Calls of a function, and those of them that failed. */
  readonly calls: number
  readonly failures: number
  readonly isDone: boolean
  stop(): Promise<void>
}

/**
 * Delivers each event until its function has succeeded twice. Every tenth is delivered twice at the same time, the
 * others again after a success.
 */
export async function startDelivery(port: number, functionsHost: string): Promise<Delivery> {
  const queues = new Map<string, Task[]>()
  const count = { events: 0, calls: 0, failures: 0, waiting: 0 }

  const server = createServer(async (request, response) => {
    const event = await readEvent(request)
    response.end()
    const atOnce = count.events++ % 10 === 0 ? 2 : 1
    add({ event, atOnce, again: 2 - atOnce })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  function add(task: Task) {
    count.waiting++
    const { path } = task.event
    const queue = queues.get(path)
    if (queue) queue.push(task)
    else {
      queues.set(path, [task])
      void work(path)
    }
  }

  /** One task of a function after the other; what has to be tried again waits its turn. */
  async function work(path: string) {
    for (;;) {
      const task = queues.get(path)?.shift()
      if (!task) break
      const { event, atOnce, again } = task
      const succeeded = await Promise.all(Array.from({ length: atOnce }, () => call(event)))
      const failed = succeeded.filter((it) => !it).length
      if (failed > 0) {
        count.failures += failed
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        add({ event, atOnce: failed, again })
      } else if (again > 0) {
        add({ event, atOnce: again, again: 0 })
      }
      count.waiting--
    }
    queues.delete(path)
  }

  async function call({ path, headers, body }: Event): Promise<boolean> {
    count.calls++
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const url = `http://${functionsHost}${path}`
      const response = await fetch(url, { method: 'POST', headers, body, signal })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  return {
    get events() {
      return count.events
    },
    get calls() {
      return count.calls
    },
    get failures() {
      return count.failures
    },
    get isDone() {
      return count.waiting === 0
    },
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

async function readEvent(request: IncomingMessage): Promise<Event> {
  const body = Uint8Array.from(Buffer.concat(await request.toArray()))
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      /^(ce-|content-type)/.test(name) ? [[name, String(value)]] : [],
    ),
  )
  return { path: request.url ?? '/', headers, body }
}
