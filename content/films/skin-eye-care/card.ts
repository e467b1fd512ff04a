import picture from '../../images/skin-eye-care.jpg?picture'
import type { FilmCard } from '../../schema'

export const card = {
  summary: 'Blocks up to 100% of ultraviolet and infrared, in six shades from deep to light.',
  picture: {
    source: picture,
    alt: 'Daylight falls through the driver’s window onto the seams of a tan leather seat; outside, a house stands behind a hedge.',
    focus: '50% 48%',
  },
} as const satisfies FilmCard
