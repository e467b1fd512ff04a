import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('dist/licenses.txt', 'utf8')

test('the built site says who wrote what, on which terms', () => {
  for (const [name, words] of [
    ['react - 19', 'Copyright (c) Meta Platforms'],
    ['react-router - 7', 'Copyright (c) React Training LLC'],
    ['@radix-ui/react-dialog - 1', 'WorkOS'],
    ['class-variance-authority - 0', 'Apache License'],
    ['tailwindcss (MIT)', 'Tailwind Labs'],
    ['lucide - 1', 'Lucide Icons and Contributors'],
    ['Instrument Sans (OFL-1.1)', 'SIL OPEN FONT LICENSE Version 1.1'],
    ['Panoramas by Greg Zaal (CC0-1.0)', 'public domain'],
  ] as const) {
    const section = text.split(/^## /m).find((one) => one.startsWith(name))
    expect.soft(section, name).toContain(words)
  }
})
