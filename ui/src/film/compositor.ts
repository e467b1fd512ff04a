import { developShader, sumShader, triangle } from './compositor-shaders.ts'
import type { LightScene, Rgb } from './light.ts'

interface Compositor {
  /** Draws the picture with these weights; with a time, fades to it in linear light. */
  show(weights: readonly Rgb[], fadeMs?: number): void
  /** The sum with these weights, before the tone curve: four floats a pixel, from the top. */
  readLight(weights: readonly Rgb[]): Float32Array
  /** Stops drawing and frees the layers. */
  dispose(): void
}

/**
 * Loads the layers of a scene in one of their widths and draws their weighted sum on a canvas, by
 * WebGL 2. A change sums the layers once; the frames of its fade mix two sums.
 * @throws {DOMException} NotSupportedError without WebGL 2 that draws floats
 * @throws {Error} when a layer cannot be loaded or decoded
 */
async function createCompositor(
  canvas: HTMLCanvasElement,
  scene: LightScene,
  width: number,
  signal: AbortSignal,
): Promise<Compositor> {
  const height = Math.round((width * scene.height) / scene.width)
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false })
  if (!gl) throw unsupported('There is no WebGL 2.')
  if (!floatExtensions.some((name) => gl.getExtension(name)))
    throw unsupported('The GPU draws no floats.')
  canvas.width = width
  canvas.height = height
  gl.viewport(0, 0, width, height)

  const summing = link(gl, sumShader(scene.layers.length))
  const developing = link(gl, developShader)
  const framebuffer = gl.createFramebuffer()
  const sums = createTexture(gl, 1, gl.RGBA16F, [width, height, 2])
  const codes = createTexture(gl, 0, gl.RGBA8, [width, height, scene.layers.length])
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  const free = () => {
    for (const texture of [codes, sums]) gl.deleteTexture(texture)
    for (const program of [summing, developing]) gl.deleteProgram(program)
    gl.deleteFramebuffer(framebuffer)
  }
  const failure = new AbortController()
  const either = AbortSignal.any([signal, failure.signal])
  try {
    // Upload each layer as it arrives, in a separate task: all of them at once would block the page.
    await Promise.all(
      scene.layers.map(async ({ name, source }, index) => {
        const bitmap = await loadCodes(source[width] ?? '', either)
        if (bitmap.width !== width || bitmap.height !== height)
          throw new Error(`The layer ${name} is not ${width} x ${height} px.`)
        const region = [0, 0, index, width, height, 1] as const
        gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, ...region, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
        bitmap.close()
      }),
    )
    for (const program of [summing, developing]) checkLinked(gl, program)
  } catch (cause) {
    // Otherwise a layer that arrives later would be uploaded to the textures of the next attempt.
    failure.abort()
    free()
    throw cause
  }

  use(gl, summing)
  const scales = scene.layers.map(({ scale }) => scale)
  gl.uniform1fv(gl.getUniformLocation(summing, 'scales'), scales)
  const weightsAt = gl.getUniformLocation(summing, 'weights')
  use(gl, developing)
  gl.uniform1i(gl.getUniformLocation(developing, 'sums'), 1)
  const shareAt = gl.getUniformLocation(developing, 'share')

  const sum = (weights: readonly number[], index: number) => {
    use(gl, summing)
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
    gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, sums, 0, index)
    gl.uniform3fv(weightsAt, weights)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  const develop = (share: number) => {
    use(gl, developing)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    gl.uniform1f(shareAt, share)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  let from: readonly number[] | undefined
  let to: readonly number[] | undefined
  /** The index of the sum for `to`, and how much of that sum is shown. */
  let index = 0
  let share = 1
  let frame = 0

  return {
    show(weights, fadeMs = 0) {
      const next = weights.flat()
      if (to?.every((weight, at) => weight === next[at])) return
      cancelAnimationFrame(frame)
      if (from && to && share < 1) {
        to = mix(from, to, share)
        sum(to, index)
      }
      from = to
      to = next
      index = 1 - index
      sum(to, index)
      const start = performance.now()
      const step = (now: number) => {
        share = from && fadeMs > 0 ? Math.min(Math.max((now - start) / fadeMs, 0), 1) : 1
        develop(index === 1 ? share : 1 - share)
        if (share < 1) frame = requestAnimationFrame(step)
      }
      step(start)
    },
    readLight(weights) {
      const light = new Float32Array(width * height * 4)
      sum(weights.flat(), 1 - index)
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, light)
      return light
    },
    dispose() {
      cancelAnimationFrame(frame)
      free()
    },
  }
}

const unsupported = (message: string) => new DOMException(message, 'NotSupportedError')

/** Either lets WebGL 2 draw on RGBA16F; older phones have only the second. */
const floatExtensions = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float']

const mix = (from: readonly number[], to: readonly number[], share: number) =>
  to.map((weight, at) => weight * share + (from[at] ?? 0) * (1 - share))

async function loadCodes(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  // The codes are not colors, so the browser must not convert them.
  const codes = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const
  const bitmap = await createImageBitmap(await response.blob(), codes)
  signal.throwIfAborted()
  return bitmap
}

/** Leaves the texture bound to its unit. It is never interpolated. */
function createTexture(
  gl: WebGL2RenderingContext,
  unit: number,
  format: number,
  size: [width: number, height: number, layers: number],
): WebGLTexture {
  const texture = gl.createTexture()
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, format, ...size)
  return texture
}

function link(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, triangle],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const compiled = gl.createShader(type)
    if (!compiled) continue
    gl.shaderSource(compiled, source)
    gl.compileShader(compiled)
    gl.attachShader(program, compiled)
  }
  gl.linkProgram(program)
  return program
}

/** The check comes late, so that the programs link while the layers load. */
function checkLinked(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw unsupported(`The shader failed: ${gl.getProgramInfoLog(program)}`)
}

const use = (gl: WebGL2RenderingContext, program: WebGLProgram) =>
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's method
  gl.useProgram(program)

export { type Compositor, createCompositor }
