import type { LightScene, Rgb } from './light.ts'

/** The formulas of `light.ts`, for each pixel. WebGL counts the rows of a canvas from below. */
const shader = (layers: number) => `#version 300 es
precision highp float;
precision highp sampler2DArray;
uniform sampler2DArray codes;
uniform vec3 weights[${layers}];
uniform float scales[${layers}];
uniform bool linear;
out vec4 pixel;

vec3 decodeLight(vec3 code, float scale) {
  return scale * (exp2(code * log2(4097.0)) - 1.0) / 256.0;
}

vec3 toneMap(vec3 light) {
  const float start = 0.8 - 0.04;
  const float desaturation = 0.15;
  float least = min(light.r, min(light.g, light.b));
  light -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(light.r, max(light.g, light.b));
  if (peak < start) return light;
  float newPeak = 1.0 - (1.0 - start) * (1.0 - start) / (peak + 1.0 - 2.0 * start);
  float white = 1.0 - 1.0 / (desaturation * (peak - newPeak) + 1.0);
  return mix(light * newPeak / peak, vec3(newPeak), white);
}

vec3 toSrgb(vec3 light) {
  vec3 bright = 1.055 * pow(max(light, 0.0031308), vec3(1.0 / 2.4)) - 0.055;
  return mix(12.92 * light, bright, step(0.0031308, light));
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  if (!linear) at.y = textureSize(codes, 0).y - 1 - at.y;
  vec3 light = vec3(0.0);
  for (int i = 0; i < ${layers}; i++) {
    light += weights[i] * decodeLight(texelFetch(codes, ivec3(at, i), 0).rgb, scales[i]);
  }
  pixel = vec4(linear ? light : toSrgb(toneMap(light)), 1.0);
}`

/** One triangle that covers the picture, without buffers. */
const triangle = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

interface Compositor {
  /** Draws the picture with these weights; with a time, by way of those between, in linear light. */
  show(weights: readonly Rgb[], fadeMs?: number): void
  /**
   * The sum in linear light, before the tone curve: four floats a pixel, from the top. For tests.
   * @throws {Error} where the GPU does not draw floats
   */
  readLight(weights: readonly Rgb[]): Float32Array
  /** Stops drawing and frees the layers. */
  dispose(): void
}

/**
 * Loads the layers of a scene in one of their widths and draws their weighted sum on a canvas, by
 * WebGL 2. Only weights change between two pictures.
 * @throws {Error} without WebGL 2, or when a layer cannot be loaded or decoded
 */
async function createCompositor(
  canvas: HTMLCanvasElement,
  scene: LightScene,
  width: number,
  signal: AbortSignal,
): Promise<Compositor> {
  const height = Math.round((width * scene.height) / scene.width)
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false })
  if (!gl) throw new Error('There is no WebGL 2.')
  canvas.width = width
  canvas.height = height
  gl.viewport(0, 0, width, height)

  const program = link(gl, shader(scene.layers.length))
  const layers = gl.TEXTURE_2D_ARRAY
  const texture = gl.createTexture()
  gl.bindTexture(layers, texture)
  gl.texParameteri(layers, gl.TEXTURE_MIN_FILTER, gl.NEAREST)
  gl.texParameteri(layers, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  gl.texStorage3D(layers, 1, gl.RGBA8, width, height, scene.layers.length)
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  // Each layer when it is there, in a task of its own: all at once would hold up the page.
  await Promise.all(
    scene.layers.map(async ({ name, source }, index) => {
      const bitmap = await loadCodes(source[width] ?? '', signal)
      if (bitmap.width !== width || bitmap.height !== height)
        throw new Error(`The layer ${name} is not ${width} x ${height} px.`)
      const region = [0, 0, index, width, height, 1] as const
      gl.texSubImage3D(layers, 0, ...region, gl.RGBA, gl.UNSIGNED_BYTE, bitmap)
      bitmap.close()
    }),
  )

  // Asked only now, so that the program links while the layers load.
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The shader failed: ${gl.getProgramInfoLog(program)}`)
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not a hook
  gl.useProgram(program)
  const [weightsAt, scalesAt, linearAt] = ['weights', 'scales', 'linear'].map((name) =>
    gl.getUniformLocation(program, name),
  ) as [Uniform, Uniform, Uniform]
  gl.uniform1fv(
    scalesAt,
    scene.layers.map(({ scale }) => scale),
  )
  const draw = (weights: readonly number[]) => {
    gl.uniform3fv(weightsAt, weights)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  let shown: readonly number[] | undefined
  let frame = 0

  return {
    show(weights, fadeMs = 0) {
      cancelAnimationFrame(frame)
      const to = weights.flat()
      const from = shown ?? to
      const start = performance.now()
      const step = (now: number) => {
        const share = fadeMs > 0 ? Math.min(Math.max((now - start) / fadeMs, 0), 1) : 1
        shown = to.map((weight, index) => mix(from[index] ?? weight, weight, share))
        draw(shown)
        if (share < 1) frame = requestAnimationFrame(step)
      }
      step(start)
    },
    readLight(weights) {
      if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('The GPU draws no floats.')
      const light = new Float32Array(width * height * 4)
      const target = gl.createTexture()
      gl.bindTexture(gl.TEXTURE_2D, target)
      gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA32F, width, height)
      gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, target, 0)
      gl.uniform1i(linearAt, 1)
      draw(weights.flat())
      gl.readPixels(0, 0, width, height, gl.RGBA, gl.FLOAT, light)
      gl.uniform1i(linearAt, 0)
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.deleteTexture(target)
      return light
    },
    dispose() {
      cancelAnimationFrame(frame)
      gl.deleteTexture(texture)
      gl.deleteProgram(program)
    },
  }
}

type Uniform = WebGLUniformLocation | null

const mix = (from: number, to: number, share: number) => from + (to - from) * share

async function loadCodes(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`)
  // The codes are no colours: nothing may convert them.
  const codes = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const
  return createImageBitmap(await response.blob(), codes)
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

export { type Compositor, createCompositor }
