import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BYTE_ORDER_MARK } from '../csv'
import { withModules } from './modules'
import type * as Kinds from './tables/kinds'
import { textOf } from './tables/text'

/*
 * `npm run content:export -- films films.csv` writes content as a table; `npm run content:import -- films films.csv`
 * says what a table would change, and changes it with `--write`. Without a file, export prints; with `>` npm's own lines
 * would stand above the table, and PowerShell would write it in another encoding.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, line: { type: 'string' } },
})
const [command, name = '', file] = positionals

/** @returns the exit code */
async function run({ kinds }: typeof Kinds): Promise<number> {
  const kind = kinds[name]
  if (!kind || (command === 'import' && !file)) {
    const known = Object.keys(kinds).join(' | ')
    console.error(
      `npm run content:export -- ${known} file.csv\nnpm run content:import -- ${known} file.csv [--line nano-ceramic] [--write]`,
    )
    return 2
  }
  if (!file) {
    console.log(kind.export().trimEnd())
    return 0
  }
  if (command === 'export') {
    writeFileSync(file, BYTE_ORDER_MARK + kind.export())
    console.log(`Written: ${file}`)
    return 0
  }
  return report(
    kind.import(textOf(readFileSync(file)), (it) => readFileSync(it, 'utf8'), values.line),
  )
}

function report({ faults, ignored, changes, modules }: Kinds.Import): number {
  if (ignored.length > 0) console.log(`Not read: ${ignored.join('; ')}`)
  for (const { line, column, message } of faults) {
    console.error(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
  }
  if (faults.length > 0) {
    console.error(`${counted(faults.length, 'fault')}. Nothing was written.`)
    return 1
  }
  for (const change of changes) console.log(change)
  const files = Object.keys(modules)
  if (values.write) {
    write(modules)
    console.log(files.length > 0 ? `Written: ${files.join(', ')}` : 'Nothing to write.')
  } else {
    const [rows, modules] = [counted(changes.length, 'row'), counted(files.length, 'file')]
    console.log(`To change: ${rows}, in ${modules}. Add --write to write them.`)
  }
  return 0
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** The text of a module as the formatter writes it. */
const formatted = (file: string, text: string) =>
  execFileSync('npx', ['biome', 'check', '--write', `--stdin-file-path=${file}`], {
    input: text,
    encoding: 'utf8',
  })

/** All modules, or none where one cannot be written. */
function write(modules: Readonly<Record<string, string>>): void {
  const next = (module: string) => `${module}.next`
  for (const [module, text] of Object.entries(modules)) {
    writeFileSync(next(module), formatted(module, text))
  }
  for (const module of Object.keys(modules)) renameSync(next(module), module)
}

process.exitCode = await withModules(async (load) =>
  run(await load<typeof Kinds>('content/editing/tables/kinds.ts')),
)
