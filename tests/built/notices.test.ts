import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from '../../site/build/notices'

const text = readFileSync('dist/licenses.txt', 'utf8')

test('the built site says who wrote what, on which terms', () => {
  for (const [name, words] of [
    ['react 19', 'Copyright (c) Meta Platforms'],
    ['react-router 7', 'Copyright (c) React Training LLC'],
    ['@radix-ui/react-dialog 1', 'WorkOS'],
    ['class-variance-authority 0', 'Apache License'],
    ['tailwindcss (MIT)', 'Tailwind Labs'],
    ['lucide 1', 'Lucide Icons and Contributors'],
    ['Instrument Sans (OFL-1.1)', 'SIL OPEN FONT LICENSE Version 1.1'],
  ]) {
    const sections = text.split(/^={40}$/m)
    expect
      .soft(
        sections.find((section) => section.includes(`\n${name}`)),
        name,
      )
      .toContain(words)
  }
})

test('a package without the words of its license stands below those who have them', async () => {
  const named = { name: 'wordless', version: '1.0.0', identifier: 'MIT' }
  expect(await notices([named])).toMatch(/wordless 1\.0\.0 \(MIT\)\n\nThese name their license/)
  const unheard = notices([{ ...named, identifier: 'GPL-3.0' }])
  await expect(unheard).rejects.toThrow('no text of the license of wordless: GPL-3.0')
})
