const RADIUS = 5
const K1 = 0.01
const K2 = 0.03

/** Offsets and weights of a window of 11 x 11 px: Gaussian, with a standard deviation of 1.5 px. */
const pixels = Array.from({ length: (2 * RADIUS + 1) ** 2 }, (_, index) => {
  const [x, y] = [
    (index % (2 * RADIUS + 1)) - RADIUS,
    Math.floor(index / (2 * RADIUS + 1)) - RADIUS,
  ]
  return { x, y, weight: Math.exp(-(x ** 2 + y ** 2) / (2 * 1.5 ** 2)) }
})
const totalWeight = pixels.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Mean structural similarity of two pictures of values from 0 to 1, over the windows inside them: Wang,
 * Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to structural
 * similarity", IEEE Transactions on Image Processing 13(4), 2004.
 */
export function ssim(a: Float32Array, b: Float32Array, width: number): number {
  const height = a.length / width
  let sum = 0
  for (let y = RADIUS; y < height - RADIUS; y++) {
    for (let x = RADIUS; x < width - RADIUS; x++) sum += similarityAt(a, b, y * width + x, width)
  }
  return sum / ((width - 2 * RADIUS) * (height - 2 * RADIUS))
}

function similarityAt(a: Float32Array, b: Float32Array, center: number, width: number): number {
  let [meanA, meanB, squareA, squareB, product] = [0, 0, 0, 0, 0]
  for (const { x, y, weight } of pixels) {
    const at = center + y * width + x
    const [valueA, valueB] = [a[at] as number, b[at] as number]
    const share = weight / totalWeight
    meanA += share * valueA
    meanB += share * valueB
    squareA += share * valueA ** 2
    squareB += share * valueB ** 2
    product += share * valueA * valueB
  }
  const variances = squareA - meanA ** 2 + squareB - meanB ** 2
  const covariance = product - meanA * meanB
  const brightness = (2 * meanA * meanB + K1 ** 2) / (meanA ** 2 + meanB ** 2 + K1 ** 2)
  return (brightness * (2 * covariance + K2 ** 2)) / (variances + K2 ** 2)
}
