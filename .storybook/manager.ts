import { addons } from 'storybook/manager-api'
import { getPreferredColorScheme } from 'storybook/theming'
import { ink, light } from './theme.ts'

addons.setConfig({ theme: getPreferredColorScheme() === 'dark' ? ink : light })
