/**
 * The oldest versions that the script is made for: the build's target. Older browsers show every page as it
 * is without script (`site/app/after-first-paint.js`).
 */
export const baseline = { Chrome: '121', Edge: '121', Firefox: '140', Safari: '17.4' } as const

/** The oldest in which a journey of each kind was made (`tests/engines`). */
export const oldestTried = 'Chrome 150, Firefox 140 and the engine of Safari 26'

/** As a person reads it. */
export const baselineText = Object.entries(baseline)
  .map(([browser, version]) => `${browser} ${version}`)
  .join(', ')
