import type { PictureSource } from '../picture.tsx'

const width = 1600
const height = 1000

/** A tower at dusk as inline SVG, so that stories need no files. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#31507f"/><stop offset=".5" stop-color="#c58a86"/><stop offset=".78" stop-color="#f8c26e"/><stop offset="1" stop-color="#fbe6b4"/></linearGradient>
<linearGradient id="tower" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b4165"/><stop offset=".6" stop-color="#9a7383"/><stop offset="1" stop-color="#e0a560"/></linearGradient>
<pattern id="glass" width="60" height="80" patternUnits="userSpaceOnUse"><rect width="60" height="80" fill="none" stroke="#0c1524" stroke-width="6"/></pattern>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<circle cx="1130" cy="690" r="90" fill="#fff3cf"/>
<path d="M0 760 200 700 420 780 700 720 1000 800 1300 730 1600 790V1000H0Z" fill="#41506e"/>
<path d="M300 120H720V1000H300Z" fill="url(#tower)"/><path d="M300 120H720V1000H300Z" fill="url(#glass)"/>
<path d="M860 360H1080V1000H860Z" fill="url(#tower)"/><path d="M860 360H1080V1000H860Z" fill="url(#glass)"/>
</svg>`

const uri = `data:image/svg+xml,${encodeURIComponent(scene)}`

/** The picture of every story. */
export const storyPicture: PictureSource = {
  src: uri,
  avif: `${uri} ${width}w`,
  width,
  height,
  placeholder: uri,
}

/** The same size, all white: the worst background for light text. */
export const whitePicture: PictureSource = (() => {
  const white = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" width="16" height="10"><path d="M0 0H16V10H0Z" fill="#fff"/></svg>`)}`
  return {
    ...storyPicture,
    src: white,
    avif: `${white} 16w`,
    placeholder: white,
  }
})()
