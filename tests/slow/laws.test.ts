import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const listLaws = (...date: string[]) =>
  spawnSync('npm', ['run', '-s', 'content:laws', '--', ...date], { encoding: 'utf8' })

test('every tint law has been read in the last year', () => {
  const { status, stdout } = listLaws()
  expect(status, stdout).toBe(0)
  expect(listLaws('2036-01-01').status).toBe(1)
})
