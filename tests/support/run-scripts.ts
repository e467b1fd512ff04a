import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Runs scripts one after the other, as a process for each would cost a second: `commands.test.ts` gives them, and
 * reads of each, in a line of JSON, its exit code and what it printed.
 */
const scripts: readonly (readonly string[])[] = JSON.parse(process.argv[2] ?? '[]')
const print = console.log

for (const [index, [file = '', ...args]] of scripts.entries()) {
  const lines: unknown[] = []
  console.log = console.error = (...line) => lines.push(...line)
  process.exitCode = 0
  process.exit = (code) => {
    process.exitCode = code ?? 0
    throw process
  }
  process.argv = [process.execPath, resolve(file), ...args]
  try {
    await import(`${pathToFileURL(file)}?${index}`)
  } catch (error) {
    if (error !== process) throw error
  }
  print(JSON.stringify({ code: process.exitCode, output: lines.join('\n') }))
}
process.exitCode = 0
