import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { whenOf } from '../laws/conditions'
import { limitText, windshieldText } from '../laws/sentences'
import { dateOfText, type LawRecord, type LimitsRecord, lawOf, limitsOf } from '../laws/tint-law'
import { staleLaws } from './stale-laws'

/**
 * `npm run content:laws`: prints what the law of each place rests on, its relation between windows and its strip, and
 * the laws that were last checked over a year ago, and fails if there are any. An ISO date as an argument replaces today.
 */
const date = process.argv[2] ?? new Date().toISOString().slice(0, 10)
if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
  console.error(`"${date}" is not a date like 2027-11-22.`)
  process.exit(1)
}

const folder = join(import.meta.dirname, '../laws')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:us|world)[\\/].*\.ts$/.test(file))
  .sort()
const laws = await Promise.all(
  files.map(async (file) => {
    const { limits, law }: { limits: LimitsRecord; law: LawRecord } = await import(
      pathToFileURL(join(folder, file)).href
    )
    return {
      ...limitsOf(limits),
      ...lawOf(law, limits.checked),
      file: `content/laws/${file.replaceAll('\\', '/')}`,
    }
  }),
)

const kinds = ['statute', 'bill', 'agency', 'copy', 'secondary']

for (const law of laws) {
  const [source] = law.sources.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  const between = law.conditional
    .filter(({ behind }) => behind)
    .map((one) => `${one.windows} ${limitText(one.limit)} if ${whenOf(one).applies}`)
  console.log(`\n${law.name}: ${law.mark}, text of ${dateOfText(law) ?? 'no known date'}, checked ${law.checked}
  ${law.statute}
  ${source?.kind} ${source?.url}
  Between windows: ${between.join('; ') || 'nothing'}
  Windshield: ${windshieldText(law)}`)
}

const stale = staleLaws(laws, date)
console.log(`\nNot checked in the year before ${date}: ${stale.length} of ${laws.length}`)
for (const { checked, name, file } of stale) console.log(`  ${checked}  ${name}  ${file}`)
for (const mark of ['verified', 'secondary', 'unverified'] as const)
  console.log(`${mark}: ${laws.filter((law) => law.mark === mark).length}`)
if (stale.length > 0) process.exitCode = 1
