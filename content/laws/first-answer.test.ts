import { expect, test } from 'vitest'
import { answerFor, captionOf } from './first-answer'
import { loadLaw } from './load-law'
import type { WindowName } from './verdict'

async function captionIn(slug: string, window: WindowName) {
  const law = await loadLaw(slug)
  if (!law) throw new Error(`There is no law of ${slug}.`)
  return captionOf(law, answerFor(law, window))
}

test('says what the law counts: glass and film, or the film alone', async () => {
  expect(await captionIn('texas', 'front')).toMatch(
    /^DPNC-35 film: 29% with the glass, and the law asks for 25%\./,
  )
  expect(await captionIn('kentucky', 'front')).toMatch(
    /^DPNC-35 film: it alone counts, and the law asks for 35%\./,
  )
})

test('where no film is allowed, names what would allow it', async () => {
  expect(await captionIn('india', 'front')).toBe(
    'No film is allowed. 50% if the vehicle is used in Kerala and the film meets the standard IS 2553 (Part 2).',
  )
})
