import type { CSSProperties } from 'react'

const shade = 'color-mix(in oklab, var(--dp-text) 14%, transparent), transparent'

/**
 * Style of a box that scrolls sideways: a shadow at each edge says that there is more, and covers
 * of the color `ground`, which scroll along, hide it at the ends.
 */
function scrollShades(ground: string): CSSProperties {
  const cover = `${ground} 40%, transparent`
  return {
    backgroundImage: [
      `linear-gradient(to right, ${cover}), linear-gradient(to left, ${cover})`,
      `linear-gradient(to right, ${shade}), linear-gradient(to left, ${shade})`,
    ].join(),
    backgroundPosition: 'left, right, left, right',
    backgroundSize: '3rem 100%, 3rem 100%, 0.75rem 100%, 0.75rem 100%',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  }
}

export { scrollShades }
