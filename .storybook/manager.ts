import { addons } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { themeFrom } from './theme.ts'

const name = getPreferredColorScheme() === 'dark' ? 'ink' : 'light'
addons.setConfig({ theme: themeFrom(process.env.STORYBOOK_TOKENS ?? '', name) })
