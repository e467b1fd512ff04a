export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * A smaller picture, three floats a pixel: the mean light in the area of each of its pixels. Means of
 * codes would be too dark along edges.
 */
export function shrink(light: Float32Array, from: Size, to: Size): Float32Array {
  const shrunk = new Float32Array(to.width * to.height * 3)
  const columns = coverage(from.width, to.width)
  for (const [y, rows] of coverage(from.height, to.height).entries()) {
    for (const [x, ofColumn] of columns.entries()) {
      const at = (y * to.width + x) * 3
      for (const [row, rowShare] of rows) {
        for (const [column, columnShare] of ofColumn) {
          const source = (row * from.width + column) * 3
          for (let channel = 0; channel < 3; channel++) {
            const value = light[source + channel] as number
            shrunk[at + channel] = (shrunk[at + channel] as number) + value * rowShare * columnShare
          }
        }
      }
    }
  }
  return shrunk
}

/** For each of `to` equal parts the units of `from` under it, with their share of the part. */
function coverage(from: number, to: number): [unit: number, share: number][][] {
  const step = from / to
  return Array.from({ length: to }, (_, part) => {
    const [start, end] = [part * step, (part + 1) * step]
    const units = Array.from({ length: Math.ceil(end) - Math.floor(start) }, (_, index) => {
      const unit = Math.floor(start) + index
      return [unit, (Math.min(unit + 1, end) - Math.max(unit, start)) / step] as [number, number]
    })
    return units.filter(([unit]) => unit < from)
  })
}
