import { expect, test } from 'vitest'
import { finderTool } from './finder/text'
import { lawPage } from './laws/place-text'
import { lawTool } from './laws/text'
import { dealers } from './pages/dealers'

test('a place has its article in a sentence', () => {
  expect(lawTool.more('United Kingdom')).toContain('of the United Kingdom')
  expect(lawPage.closing.title('District of Columbia')).toContain('in the District of Columbia?')
  expect(finderTool.lawLink('United Arab Emirates')).toContain('of the United Arab Emirates')
  expect(finderTool.inPlace('Passes', 'Texas')).toBe('In Texas: Passes')
  expect(dealers.ask.office('United States')).toBe('For the United States, our head office answers')
  expect(dealers.ask.nobody('Netherlands')).toBe('No dealer in the Netherlands yet')
  expect(dealers.ask.nobody('Dominica')).toBe('No dealer in Dominica yet')
})
