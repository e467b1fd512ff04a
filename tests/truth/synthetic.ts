import { encodeLight, type Rgb } from '../../ui/src/film/light'

/** A room of formulas: a lamp, and two windows of which one shows a sky of four times white. */

export const size = { width: 768, height: 432 }

type Shade = (x: number, y: number) => Rgb

/** Light from a point on the walls, with a texture of 20%; x and y are 0 to 1 from the top left. */
const glow =
  (fromX: number, fromY: number, [red, green, blue]: Rgb): Shade =>
  (x, y) => {
    const texture = 1 + 0.2 * Math.sin(90 * x + 40 * y) * Math.sin(70 * y)
    const light = (0.06 * texture) / (0.08 + (x - fromX) ** 2 + (y - fromY) ** 2)
    return [red * light, green * light, blue * light]
  }

const windowed =
  (from: number, to: number, [red, green, blue]: Rgb, wall: Shade): Shade =>
  (x, y) => {
    if (x < from || x > to || y < 0.15 || y > 0.65) return wall(x, y)
    return [red * (1.3 - y), green * (1.2 - y), blue * (1.1 - y)]
  }

const shades = [
  { name: 'lamp', factors: [], shade: glow(0.5, 0.1, [0.4, 0.28, 0.15]) },
  {
    name: 'left',
    factors: ['T:left'],
    shade: windowed(0.08, 0.4, [3.2, 3.6, 4], glow(0.25, 0.4, [0.9, 0.95, 1])),
  },
  {
    name: 'right',
    factors: ['T:right'],
    shade: windowed(0.62, 0.9, [1.8, 1.5, 1.2], glow(0.75, 0.4, [1, 0.9, 0.8])),
  },
]

export const layers = shades.map(({ shade, ...layer }) => {
  const light = new Float32Array(size.width * size.height * 3)
  for (let at = 0; at < size.width * size.height; at++) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    light.set(shade((x + 0.5) / size.width, (y + 0.5) / size.height), at * 3)
  }
  return { ...layer, light, scale: 0.25, mean: [0, 0, 0] as Rgb }
})

/** The codes of light as the address of a PNG. */
export function toPng(light: Float32Array, scale: number): string {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const image = new ImageData(size.width, size.height)
  for (let at = 0; at < image.data.length; at++) {
    const channel = at % 4
    const value = light[((at - channel) / 4) * 3 + channel] ?? 0
    image.data[at] = channel === 3 ? 255 : encodeLight(value, scale)
  }
  canvas.getContext('2d')?.putImageData(image, 0, 0)
  return canvas.toDataURL()
}
