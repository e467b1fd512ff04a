import { readFileSync } from 'node:fs'
import { openFacts } from '../films/open-facts'
import { contentFiles, findIllustrative } from './find-illustrative'

/** `npm run content:illustrative`: prints every illustrative value with its file and path, and what is not stated at all. */
const entries = await findIllustrative()
const filesWithEntries = new Set(entries.map(({ file }) => file))
for (const file of filesWithEntries) {
  console.log(`\n${file}`)
  for (const entry of entries.filter((other) => other.file === file)) {
    console.log(`  ${entry.path}  ${JSON.stringify(entry.value)}`)
  }
}
console.log(`\n${entries.length} illustrative values in ${filesWithEntries.size} files`)

console.log('\nNot stated yet, for the lines of each market (content/films/open-facts.ts)')
for (const [market, facts] of Object.entries(openFacts)) {
  console.log(`  ${market}  ${facts.join('; ')}`)
}
console.log('\nSentences of pages that wait for a fact')
for (const file of contentFiles()) {
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const line of lines.filter((one) => /\bnot stated yet\b/.test(one)))
    console.log(`  ${file}  ${line.trim()}`)
}
