/** The formulas of `light.ts` for each pixel, in GLSL ES 3.00. */

/** One triangle that covers the picture, without buffers. */
const triangle = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`

const header = `#version 300 es
precision highp float;
precision highp sampler2DArray;
out vec4 pixel;`

/** `compose`: the weighted sum of the layers, in linear light. */
const sumShader = (layers: number) => `${header}
uniform sampler2DArray codes;
uniform vec3 weights[${layers}];
uniform float scales[${layers}];

vec3 decodeLight(vec3 code, float scale) {
  return scale * (exp2(code * log2(4097.0)) - 1.0) / 256.0;
}

void main() {
  vec3 light = vec3(0.0);
  for (int i = 0; i < ${layers}; i++) {
    if (weights[i] == vec3(0.0)) continue;
    light += weights[i] * decodeLight(texelFetch(codes, ivec3(gl_FragCoord.xy, i), 0).rgb, scales[i]);
  }
  pixel = vec4(light, 1.0);
}`

/** `develop`, of a mix of two sums. WebGL counts the rows of a canvas from below. */
const developShader = `${header}
uniform sampler2DArray sums;
uniform float share;

vec3 mixedLight() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  at.y = textureSize(sums, 0).y - 1 - at.y;
  vec3 first = texelFetch(sums, ivec3(at, 0), 0).rgb;
  return mix(first, texelFetch(sums, ivec3(at, 1), 0).rgb, share);
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
  pixel = vec4(toSrgb(toneMap(mixedLight())), 1.0);
}`

export { developShader, sumShader, triangle }
