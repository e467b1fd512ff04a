import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { withControls } from '../ui/docs/page/arg-types.ts'
import { shownInFrame } from '../ui/docs/page/frame.tsx'
import { markdownElements } from '../ui/docs/page/markdown.tsx'
import { OtherName } from '../ui/docs/page/other-name.tsx'
import { PageCanvas } from '../ui/docs/page/page-canvas.tsx'
import { StoriesPage } from '../ui/docs/page/stories-page.tsx'
import { Surroundings } from '../ui/src/surroundings.tsx'
import { ThemedDocsContainer } from './docs-container.tsx'
import './preview.css'

// Testing Library's default of one second is too short on two busy cores.
configure({ asyncUtilTimeout: 10_000 })

/** Hooks of the visual tests: they set the viewport, and then stop timers for the screenshot. */
declare global {
  interface Window {
    onStoryStart?(width?: string): Promise<void>
    onStoryEnd?(): void
  }
}

/**
 * Applies the theme and the direction chosen in the toolbar or by the story: to the whole document,
 * or to each story by itself on a docs page, which has its own theme and direction. A frame of it has one story.
 */
const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme: string = parameters.theme ?? globals.theme
  const direction: string = parameters.direction ?? globals.direction
  const isDocs = viewMode === 'docs'
  const isPage = isDocs && !shownInFrame
  // Before the story is painted, as colors would pass over from the theme of the one before.
  useLayoutEffect(() => {
    document.documentElement.dir = isPage ? 'ltr' : direction
    if (!isPage) document.documentElement.dataset.theme = theme
  }, [isPage, theme, direction])
  if (!isDocs) return <Story />
  return (
    <div
      data-theme={theme}
      dir={direction}
      // Where it is narrow, a page has an edge of its own, and a frame has none.
      className={parameters.layout === 'fullscreen' ? '' : shownInFrame ? 'p-6' : 'sm:p-6'}
    >
      <Surroundings container={document.getElementById('layers')}>
        <Story />
      </Surroundings>
    </div>
  )
}

export default {
  tags: ['autodocs'],
  decorators: [withTheme],
  argTypesEnhancers: [withControls],
  beforeAll() {
    // React renders what suspends in an `act` that is not awaited only with the next event.
    configure({ eventWrapper: (fire) => fire() })
  },
  async beforeEach({ globals, parameters }) {
    // A typeface that comes late moves what a story has measured.
    await document.fonts.load('1rem "Instrument Sans"')
    await window.onStoryStart?.(parameters.viewport.options[globals.viewport?.value]?.styles.width)
  },
  async afterEach() {
    window.onStoryEnd?.()
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['light', 'day', 'ink'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    // Any violation fails the story, in Storybook and in the tests.
    a11y: { test: 'error' },
    docs: {
      container: ThemedDocsContainer,
      page: StoriesPage,
      components: { ...markdownElements, h4: OtherName, Canvas: PageCanvas },
      // What Storybook makes of a story's JSX cannot be used: the code of a page is that of its example.
      canvas: { sourceState: 'none' },
      toc: { headingSelector: 'h2', title: 'Contents' },
    },
    options: {
      // Ordered as a page is designed, from the whole to the part.
      storySort: {
        order: [
          'Introduction',
          'Start',
          ['Read me', 'Next', 'React Router'],
          'Guides',
          'Foundations',
          ['Tokens', 'Icons', 'Status'],
          'Layout',
          'Typography',
          'Actions',
          'Forms',
          'Navigation',
          'Display',
          'Media',
          'Data',
          'Feedback',
          'Film',
          'Patterns',
          ['Compose a page'],
          'Project',
          ['Hooks and functions', 'Changelog', 'Migration', 'Add a component', 'Pack and publish'],
        ],
      },
    },
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
