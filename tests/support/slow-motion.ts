import { cdp } from 'vitest/browser'

/** With `SLOW_MOTION=1` a setup file of all projects in a browser. */
await cdp().send('Animation.enable')
await cdp().send('Animation.setPlaybackRate', { playbackRate: 0.1 })
