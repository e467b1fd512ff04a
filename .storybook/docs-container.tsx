import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import tokens from '../ui/theme/tokens.css?raw'
import { themeFrom } from './theme.ts'

const themes = { light: themeFrom(tokens, 'light'), ink: themeFrom(tokens, 'ink') }

interface GlobalsEvent {
  readonly globals: { readonly theme?: string }
}

/** A docs page in the theme that the toolbar has chosen. */
function ThemedDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useChosenTheme()
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer {...props} theme={theme === 'ink' ? themes.ink : themes.light}>
      <main>{children}</main>
    </DocsContainer>
  )
}

function useChosenTheme(): string {
  const channel = addons.getChannel()
  const last = (event: string): GlobalsEvent | undefined => channel.last(event)?.[0]
  const [theme, setTheme] = useState(
    () => (last(GLOBALS_UPDATED) ?? last(SET_GLOBALS))?.globals.theme ?? 'light',
  )
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(globals.theme ?? 'light')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return theme
}

export { ThemedDocsContainer }
