export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A smaller picture, three floats a pixel: the mean light in the area of each of its pixels. Means of
 * codes would be too dark along edges.
 */
export function shrink(light: Float32Array, from: Size, to: Size): Float32Array {
  const lower = average(light, coverage(from.height, to.height), from.height, from.width * 3)
  return average(lower, coverage(from.width, to.width), from.width, 3)
}

/** The mean of the units under each part, in each row of `count` units of `values` floats. */
function average(light: Float32Array, parts: Coverage, count: number, values: number) {
  const rows = light.length / (count * values)
  const means = new Float32Array(rows * parts.length * values)
  let part = 0
  for (let row = 0; row < rows; row++) {
    for (const covered of parts) {
      for (const { unit, share } of covered) {
        const source = (row * count + unit) * values
        for (let at = 0; at < values; at++) {
          means[part + at] = (means[part + at] as number) + (light[source + at] as number) * share
        }
      }
      part += values
    }
  }
  return means
}

type Coverage = readonly { readonly unit: number; readonly share: number }[][]

/** For each of `to` equal parts, the units of `from` that it covers and their shares. */
function coverage(from: number, to: number): Coverage {
  const step = from / to
  return Array.from({ length: to }, (_, part) => {
    const [start, end] = [part * step, (part + 1) * step]
    const units = Array.from({ length: Math.ceil(end) - Math.floor(start) }, (_, index) => {
      const unit = Math.floor(start) + index
      return { unit, share: (Math.min(unit + 1, end) - Math.max(unit, start)) / step }
    })
    return units.filter(({ unit }) => unit < from)
  })
}
