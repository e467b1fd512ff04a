import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A third-party server, in a separate process. */
export interface RunningServer {
  /** `127.0.0.1:port` */
  readonly host: string
  /** Settles when all that it started has ended as well. */
  readonly stop: () => Promise<void>
}

interface ServerCommand {
  readonly command: string
  readonly args: (port: number) => readonly string[]
  /** The lowest port to take. Default: any. */
  readonly port?: number | undefined
  /** The folder that it runs in. Default: this repository. */
  readonly cwd?: string | undefined
  /** Answers with any status once the server is up. */
  readonly readyPath: string
  /** Whether its errors, and the progress of npm, go to the terminal instead of into the failure. */
  readonly showsErrors?: boolean
  readonly readyWithinMs: number
}

const ATTEMPTS = 3

/**
 * Starts a server on a free port of the loopback interface and waits until it answers.
 * @throws {Error} with the end of its output when it stops, or is not ready in time
 */
export async function startServer(server: ServerCommand): Promise<RunningServer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOn(await freePort(server.port), server)
    } catch (error) {
      // Between the search for a port and the start of a slow server, another server may take the port.
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function startOn(port: number, server: ServerCommand): Promise<RunningServer> {
  const host = `127.0.0.1:${port}`
  // A separate process group, so that stopping it also stops what it started.
  const child = spawn(server.command, server.args(port), {
    cwd: server.cwd,
    detached: true,
    stdio: ['ignore', 'pipe', server.showsErrors ? 'inherit' : 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.on('error', (error) => keep(Buffer.from(error.message)))

  // Not "exit": npm ends at once, while what it started may still save what it has.
  const closed = new Promise((resolve) => child.once('close', resolve))
  const stop = () => stopGroup(child, closed)
  const onExit = () => signalGroup(child, 'SIGKILL')
  process.once('exit', onExit)
  void closed.then(() => process.off('exit', onExit))

  const deadline = Date.now() + server.readyWithinMs
  while (!(await answers(`http://${host}${server.readyPath}`))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await stop()
      throw new Error(`${server.command} did not start: ${output.trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { host, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).text()
    return true
  } catch {
    return false
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function stopGroup(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), 30_000)
  await closed
  clearTimeout(patience)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The server has ended by itself meanwhile.
  }
}

/**
 * A port of the loopback interface that nothing listens on.
 * @param lowest where to begin; any by default
 */
export async function freePort(lowest = 0): Promise<number> {
  for (let port = lowest; ; port++) {
    const found = await probe(port).catch((error) => {
      if (error.code !== 'EADDRINUSE') throw error
    })
    if (found) return found
  }
}

/** @throws {Error} when the port is taken */
function probe(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port.'))
      })
    })
  })
}
