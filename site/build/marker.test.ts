import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { againstDeploy } from './marker'

const live = { store: 'firestore', mode: 'production', project: 'films' } as const

test('a build goes to its own project of Firebase alone, and none of the embedded store or of emulators does', () => {
  expect(againstDeploy(live, 'films')).toEqual([])
  expect(againstDeploy(live, undefined)).toEqual([])
  expect(againstDeploy(live, 'others')).toEqual([
    'It is for the project films, and not for others.',
  ])
  expect(againstDeploy({ ...live, mode: 'emulators' }, 'films')).toEqual(['It asks the emulators.'])
  expect(againstDeploy({ store: 'embedded', mode: 'production', project: null }, 'films')).toEqual([
    expect.stringContaining('embedded store'),
  ])
  expect(againstDeploy({}, 'films')).toEqual(['It has no build.json: build it first.'])
})

test('each deploy of the hosting asks it first', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(hosting.predeploy).toEqual(['npm run check:build'])
  expect(scripts['check:build']).toBe('tsx site/build/marker.ts')
})
