import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/**
 * Prints the CycloneDX bill of materials of the site's packages. npm names it after the folder, which
 * says nothing: here it has the name of the package.
 */
const { status, stdout } = spawnSync(
  'npm',
  'sbom --sbom-format cyclonedx --sbom-type application --omit dev'.split(' '),
  { encoding: 'utf8', maxBuffer: 2 ** 27, stdio: ['ignore', 'pipe', 'inherit'] },
)
if (status !== 0) process.exit(status ?? 1)
const bill = JSON.parse(stdout)
bill.metadata.component.name = JSON.parse(await readFile('package.json', 'utf8')).name
console.log(JSON.stringify(bill, null, 2))
