import { expect, test } from 'vitest'
import { whoSeesWhomText } from './who-sees-whom-text'

test('the ratio is said as hidden or seen, unless it is close', () => {
  expect(whoSeesWhomText.balance('DP', 'outside', 45.4)).toBe('DP: the room is hidden.')
  expect(whoSeesWhomText.balance('DP', 'inside', 1 / 3.14)).toBe('DP: what is outside is seen.')
  for (const ratio of [1.4, 0.7]) {
    expect(whoSeesWhomText.balance('DP', 'outside', ratio)).toBe('DP: too close to call.')
  }
})
