import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './running-server'

const folder = mkdtempSync(join(tmpdir(), 'running-server-'))
const saved = join(folder, 'saved')

const SERVER = `
  const save = () => require('node:fs').writeFileSync(${JSON.stringify(saved)}, '')
  process.on('SIGTERM', () => setTimeout(() => process.exit(save()), 500))
  require('node:http').createServer((_, answer) => answer.end()).listen(process.argv[1], '127.0.0.1')
`

test('stopped is what has ended with all that it started', async () => {
  const server = await startServer({
    command: 'sh',
    // As npm does: what takes the signal ends at once.
    args: (port) => ['-c', `"${process.execPath}" -e "$0" ${port} & wait`, SERVER],
    readyPath: '/',
    readyWithinMs: 20_000,
  })
  await server.stop()
  expect(existsSync(saved)).toBe(true)
})

test('a command that is not there is a failure that names it', async () => {
  const start = startServer({
    command: 'no-such-command',
    args: () => [],
    readyPath: '/',
    readyWithinMs: 20_000,
  })
  await expect(start).rejects.toThrow('no-such-command did not start')
})
