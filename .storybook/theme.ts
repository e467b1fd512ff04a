import { create } from 'storybook/theming'

/** Storybook's own surfaces in the colors of a theme of `ui/theme/tokens.css`. */
function themeFrom(tokens: string, name: 'light' | 'ink') {
  const other = name === 'ink' ? 'light' : 'ink'
  const color = (token: string, theme = name) => {
    const values = tokens.matchAll(new RegExp(`--dp-${token}: (#\\w{6});`, 'g'))
    // The file has the light theme first; what both share it has once.
    const [light, ink = light] = [...values].map(([, value]) => value)
    const value = theme === 'ink' ? ink : light
    if (!value) throw new Error(`tokens.css has no color --dp-${token}.`)
    return value
  }
  return create({
    base: name === 'ink' ? 'dark' : 'light',
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:18px;font-weight:600"><svg viewBox="0 0 22 24" height="22" aria-hidden="true"><path d="M0 0h10v24H0z" fill="${color('accent')}"/><path d="M12 0h10v24H12z" fill="currentColor" opacity="0.35"/></svg>Duskpane UI</span>`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Instrument Sans", ui-sans-serif, system-ui, sans-serif',
    appBorderRadius: 2,
    inputBorderRadius: 2,
    colorPrimary: color('accent-strong'),
    colorSecondary: color('accent-strong'),
    appBg: color(name === 'ink' ? 'surface-ink' : 'surface'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appHoverBg: color('line'),
    appBorderColor: color('line'),
    textColor: color('text'),
    textInverseColor: color('text', other),
    textMutedColor: color('text-muted'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: color('accent-strong'),
    barSelectedColor: color('accent-strong'),
    buttonBg: color('surface-raised'),
    buttonBorder: color('line-strong'),
    inputBg: color('surface-raised'),
    inputBorder: color('line-strong'),
    inputTextColor: color('text'),
  })
}

export { themeFrom }
