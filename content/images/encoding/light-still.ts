import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { compose, develop, type FactorValues, type LightScene } from '../../../ui/src/film/light.ts'
import { readLayer } from './encode-layer.ts'

/**
 * `npx tsx content/images/encoding/light-still.ts <scene>`: composes the stills of a light scene from its widest
 * layers, as the viewer does. `stills.json` beside the layers lists them, by the name of the picture in content/images;
 * `npm run images` encodes them.
 */

interface Still {
  readonly name: string
  readonly values: FactorValues
  readonly exposure?: number
}

const IMAGES = 'content/images'
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const

const [scene = ''] = process.argv.slice(2)
const folder = `${IMAGES}/layers/${scene}`
const read = async (file: string) => JSON.parse(await readFile(`${folder}/${file}`, 'utf8'))
const { width, height, layers }: LightScene = await read('layers.json')
const lit = await Promise.all(
  layers.map(async ({ name, factors, scale }) => ({
    factors,
    ...(await readLayer(
      await readFile(`${IMAGES}/encoded/layers/${scene}/${name}-${width}.avif`),
      scale,
    )),
  })),
)

for (const { name, values, exposure } of (await read('stills.json')) as Still[]) {
  const light = compose(lit, values, exposure)
  await sharp(develop(light), { raw: { width, height, channels: 3 } })
    .jpeg(JPEG)
    .toFile(`${IMAGES}/${name}.jpg`)
  console.log(`${IMAGES}/${name}.jpg`)
}
