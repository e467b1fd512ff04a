import {
  DocsContainer,
  type DocsContainerProps,
  DocsContext,
  Story,
} from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { ensure, ThemeProvider } from 'storybook/theming'
import { shownInFrame, useTellHeight } from '../ui/docs/page/frame.tsx'
import { isPlayed } from '../ui/docs/page/page-canvas.tsx'
import { useGlobals } from '../ui/docs/page/use-globals.ts'
import tokens from '../ui/theme/tokens.css?raw'
import { themeFrom } from './theme.ts'

const themes = { light: themeFrom(tokens, 'light'), ink: themeFrom(tokens, 'ink') }

const isStoryInFrame = shownInFrame !== null && shownInFrame !== 'example'

/** A docs page in the theme that the toolbar has chosen. */
function ThemedDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals()
  useEffect(() => {
    // A story in a frame may have another theme.
    if (!isStoryInFrame) document.documentElement.dataset.theme = theme
  }, [theme])
  const { ink, light } = themes
  const ofDocs = theme === 'ink' ? ink : light
  if (shownInFrame) {
    return (
      <FrameContainer {...props} theme={ofDocs}>
        {children}
      </FrameContainer>
    )
  }
  return (
    <DocsContainer {...props} theme={ofDocs}>
      <main>
        {children}
        <Layers />
      </main>
    </DocsContainer>
  )
}

/** The part of a page that is in a frame: its example, which the page itself renders alone, or a story. */
function FrameContainer({
  context,
  theme = themes.light,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const content = useTellHeight()
  return (
    <DocsContext value={context}>
      <ThemeProvider theme={ensure(theme)}>
        <main ref={content}>
          {isStoryInFrame ? <FramedStory id={shownInFrame ?? ''} context={context} /> : children}
          <Layers />
        </main>
      </ThemeProvider>
    </DocsContext>
  )
}

function FramedStory({ id, context }: { id: string; context: DocsContainerProps['context'] }) {
  const story = context.storyById(id)
  return <Story of={story.moduleExport} autoplay={isPlayed(story)} />
}

/** Where stories and examples open their layers: inside `main`, and outside of Storybook's styles for texts. */
const Layers = () => <div id="layers" className="sb-unstyled" />

export { ThemedDocsContainer }
