import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { configure } from 'storybook/test'
import './preview.css'

// Two busy cores need more than Testing Library's second.
configure({ asyncUtilTimeout: 10_000 })

/**
 * The theme and the direction chosen in the toolbar or by the story: of the whole canvas, or of each
 * story by itself on a page that shows several.
 */
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme: string = parameters.theme ?? globals.theme
  const direction: string = parameters.direction ?? globals.direction
  const amongOthers = viewMode === 'docs'
  useEffect(() => {
    document.documentElement.dataset.theme = amongOthers ? 'light' : theme
    document.documentElement.dir = amongOthers ? 'ltr' : direction
  }, [amongOthers, theme, direction])
  if (!amongOthers) return <Story />
  return (
    <div
      data-theme={theme}
      dir={direction}
      className={parameters.layout === 'fullscreen' ? '' : 'p-6'}
    >
      <Story />
    </div>
  )
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
