import sharp from 'sharp'

/** The number of pixels that differ in any channel: all of them if the sizes differ. */
export async function differentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return 0
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) {
    return Math.max(a.info.width * a.info.height, b.info.width * b.info.height)
  }
  let different = 0
  for (let at = 0; at < a.data.length; at += 4) {
    if (a.data.readUInt32LE(at) !== b.data.readUInt32LE(at)) different++
  }
  return different
}
