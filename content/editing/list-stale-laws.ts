import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LimitsRecord } from '../laws/tint-law'
import { staleLaws } from './stale-laws'

/**
 * `npm run content:laws`: prints the tint laws that were last checked over a year ago and those that are not
 * verified, and fails if any is stale. An ISO date as an argument replaces today.
 */
const date = process.argv[2] ?? new Date().toISOString().slice(0, 10)
if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
  console.error(`"${date}" is not a date like 2027-11-22.`)
  process.exit(1)
}

const folder = join(import.meta.dirname, '../laws')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[\\/].*\.ts$/.test(file))
  .sort()
const records = await Promise.all(
  files.map(async (file) => {
    const { limits }: { limits: LimitsRecord } = await import(
      pathToFileURL(join(folder, file)).href
    )
    return { ...limits, file: `content/laws/${file.replaceAll('\\', '/')}` }
  }),
)

function print(title: string, some: readonly (typeof records)[number][]) {
  console.log(`\n${title}: ${some.length} of ${records.length}`)
  for (const { checked, name, file } of some) console.log(`  ${checked}  ${name}  ${file}`)
}

const stale = staleLaws(records, date)
print(`Not checked in the year before ${date}`, stale)
print(
  'Unverified',
  records.filter(({ verified }) => !verified),
)
if (stale.length > 0) process.exitCode = 1
