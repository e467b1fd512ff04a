import { expect, test } from 'vitest'
import { finderTool } from '../finder/text'
import { lawPage } from '../pages/law'
import { lawTool } from './text'

test('a place has its article in a sentence', () => {
  expect(lawTool.more('United Kingdom')).toContain('of the United Kingdom')
  expect(lawPage.closing.title('District of Columbia')).toContain('in the District of Columbia?')
  expect(finderTool.lawLink('United Arab Emirates')).toContain('of the United Arab Emirates')
  expect(finderTool.inPlace('Passes', 'Texas')).toBe('In Texas: Passes')
})
