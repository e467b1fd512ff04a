import { compose, develop, encodeLight, type LightScene, type Rgb } from '../film/light.ts'
import type { PictureSource } from '../picture.tsx'

const width = 320
const height = 180

/** Light at a point, both coordinates 0 to 1 from the top left. */
type Shade = (x: number, y: number) => Rgb

/** A window with a sky of four times white, and what falls through it on the walls and the floor. */
function daylight(from: number, to: number): Shade {
  return (x, y) => {
    if (x > from && x < to && y > 0.15 && y < 0.6) return [3 - y, 3.4 - y, 4]
    const distance = Math.hypot(x - (from + to) / 2, (y - 0.4) * 0.6)
    const wall = 0.05 / (0.12 + distance ** 2)
    const sun = y > 0.7 && Math.abs(x - (from + to) / 2 - (y - 0.7)) < 0.09 ? 0.9 : 0
    return [wall + sun, wall * 0.97 + sun * 0.9, wall * 0.92 + sun * 0.75]
  }
}

const lamp: Shade = (x, y) => {
  const light = 0.004 / (0.01 + (x - 0.5) ** 2 + (y - 0.12) ** 2)
  return [light, light * 0.75, light * 0.45]
}

const layers = [
  { name: 'lamp', factors: [], scale: 0.5, shade: lamp },
  { name: 'left', factors: ['T:left'], scale: 1, shade: daylight(0.1, 0.4) },
  { name: 'right', factors: ['T:right'], scale: 1, shade: daylight(0.6, 0.9) },
].map(({ shade, ...layer }) => {
  const light = new Float32Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    light.set(shade((at % width) / width, Math.floor(at / width) / height), at * 3)
  }
  const codes = light.map((value) => encodeLight(value, layer.scale))
  return { ...layer, light, mean: meanOf(light), source: { [width]: toPicture(codes) } }
})

function meanOf(light: Float32Array): Rgb {
  const mean = (channel: number) =>
    light.reduce((sum, value, at) => (at % 3 === channel ? sum + value : sum), 0) / (width * height)
  return [mean(0), mean(1), mean(2)]
}

/** Bytes, three a pixel, as the address of a PNG. */
function toPicture(bytes: ArrayLike<number>): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const image = new ImageData(width, height)
  for (let at = 0; at < width * height; at++) {
    for (let channel = 0; channel < 3; channel++)
      image.data[at * 4 + channel] = bytes[at * 3 + channel] ?? 0
    image.data[at * 4 + 3] = 255
  }
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL()
}

/** A room with a lamp and two windows, computed when the stories start. */
export const storyScene: LightScene = { width, height, layers }

const still = toPicture(develop(compose(layers, { 'T:left': 1, 'T:right': 1 })))

/** The room with bare glass. */
export const storyStill: PictureSource = {
  src: still,
  avif: '',
  width,
  height,
  placeholder: still,
}
