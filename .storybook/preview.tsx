import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../ui/theme.css'

/** Dresses the whole canvas in the theme and the direction chosen in the toolbar. */
const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = parameters.theme ?? globals.theme
  const direction = parameters.direction ?? globals.direction
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = direction
  }, [theme, direction])
  return <Story />
}

export default {
  tags: ['autodocs'],
  decorators: [withTheme],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'ink'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    // Any violation fails the story, in the catalogue and in the tests.
    a11y: { test: 'error' },
    controls: { matchers: { color: /color$/i } },
    viewport: {
      options: {
        phone320: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '390', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: '1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
} satisfies Preview
