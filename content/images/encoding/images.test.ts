import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultOf, listFaults, readManifest } from './manifest'
import { listMasters } from './masters'

const SCENES = 'content/images/scenes'
const manifest = readManifest()
const masters = listMasters()

test('every picture is encoded, from its master and with its settings', () => {
  expect(listFaults(masters, manifest), 'run "npm run images"').toEqual([])
})

test('tells a change of settings, master or file, and what has no master', () => {
  const about = masters.find(({ name }) => name === 'about')
  const encoded = manifest.about
  if (!about || !encoded) throw new Error('There is no picture "about".')
  expect(faultOf(about, undefined)).toBe('is not encoded')
  const share = { kind: 'share', width: 1200, height: 630, quality: 80 } as const
  expect(faultOf({ ...about, settings: share }, encoded)).toBe('was encoded with other settings')
  const path = 'content/images/automotive.jpg'
  expect(faultOf({ ...about, path }, encoded)).toBe('was encoded from another master')
  const [file = ''] = Object.keys(encoded.files)
  for (const files of [
    { ...encoded.files, [file]: '0' },
    { ...encoded.files, 'gone.avif': '0' },
  ]) {
    expect(faultOf(about, { ...encoded, files })).toMatch(/has another file, or none/)
  }
  expect(listFaults([], { about: encoded })[0]).toBe('about has no master any more')
})

test('a layer whose master is not in the tree keeps what was recorded', () => {
  const layer = masters.find(({ name }) => name.startsWith('layers/'))
  if (!layer) throw new Error('There is no layer.')
  expect(faultOf({ ...layer, path: 'not/there.png' }, manifest[layer.name])).toBeUndefined()
})

test('every panorama in a scene is named with its source, and no other', () => {
  const used = readdirSync(SCENES).flatMap((file) =>
    file.endsWith('.py')
      ? [...readFileSync(`${SCENES}/${file}`, 'utf8').matchAll(/photographed\('(\w+)'/g)]
      : [],
  )
  const named = readFileSync(`${SCENES}/panoramas.txt`, 'utf8').matchAll(/\w+(?=\.exr)/g)
  expect([...named].map(String)).toEqual([...new Set(used.map(([, name]) => name))].toSorted())
})
