import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense, useLayoutEffect } from 'react'
import { configure } from 'storybook/test'
import { withControls } from '../ui/docs/page/arg-types.ts'
import { keepFocus } from '../ui/docs/page/keep-focus.ts'
import { OtherName } from '../ui/docs/page/other-name.tsx'
import { Surroundings } from '../ui/src/surroundings.tsx'
import './preview.css'

// Testing Library's default of one second is too short on two busy cores.
configure({ asyncUtilTimeout: 10_000 })

keepFocus()

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
const withTheme: Decorator = (Story, { globals, parameters, viewMode, canvasElement }) => {
  const theme: string = parameters.theme ?? globals.theme
  const direction: string = parameters.direction ?? globals.direction
  const isDocs = viewMode === 'docs'
  const around = canvasElement.ownerDocument
  const isPage = isDocs && around === document
  // Before the story is painted, as colors would pass over from the theme of the one before.
  useLayoutEffect(() => {
    around.documentElement.dir = isPage ? 'ltr' : direction
    if (!isPage) around.documentElement.dataset.theme = theme
  }, [around, isPage, theme, direction])
  if (!isDocs) return <Story />
  return (
    <div
      data-theme={theme}
      dir={direction}
      // Where it is narrow, a page has an edge of its own, and a frame has none.
      className={parameters.layout === 'fullscreen' ? '' : isPage ? 'sm:p-6' : 'p-6'}
    >
      <Surroundings container={around.getElementById('layers')}>
        <Story />
      </Surroundings>
    </div>
  )
}

// A story by itself, as in a frame, does not load what only pages need.
const LazyContainer = lazy(() => import('./docs-container.tsx'))
const StoriesPage = lazy(() => import('../ui/docs/page/stories-page.tsx'))
const PageCanvas = lazy(() => import('../ui/docs/page/page-canvas.tsx'))

const DocsContainer = (props: ComponentProps<typeof LazyContainer>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
)

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
      container: DocsContainer,
      page: StoriesPage,
      components: { h4: OtherName, Canvas: PageCanvas },
      // What Storybook makes of a story's JSX cannot be used: the code of a page is that of its example.
      canvas: { sourceState: 'none' },
      toc: {
        headingSelector: 'h2',
        // Of examples and stories.
        ignoreSelector: '.docs-story *, .skip-toc *',
        title: 'Contents',
      },
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
