import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect } from 'react'
import { Contents } from '../ui/docs/page/contents.tsx'
import { useGlobals } from '../ui/docs/page/use-globals.ts'
import tokens from '../ui/theme/tokens.css?raw'
import { themeFrom } from './theme.ts'

const themes = { light: themeFrom(tokens, 'light'), ink: themeFrom(tokens, 'ink') }

/** A docs page in the theme that the toolbar has chosen. */
function ThemedDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useGlobals()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={themes[theme === 'ink' ? 'ink' : 'light']}>
      <main>
        <Contents />
        {children}
        {/* Where stories and examples open their layers: outside of Storybook's styles for texts. */}
        <div id="layers" className="sb-unstyled" />
      </main>
    </DocsContainer>
  )
}

export default ThemedDocsContainer
