import { create } from 'storybook/theming'

/** Storybook's own surfaces in the colors of `ui/theme/tokens.css`, which a test compares. */

const frame = {
  brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:18px;font-weight:600"><svg viewBox="0 0 22 24" height="22" aria-hidden="true"><path d="M0 0h10v24H0z" fill="#f0a445"/><path d="M12 0h10v24H12z" fill="currentColor" opacity="0.35"/></svg>Duskpane UI</span>`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Instrument Sans", ui-sans-serif, system-ui, sans-serif',
  appBorderRadius: 2,
  inputBorderRadius: 2,
} as const

const light = create({
  ...frame,
  base: 'light',
  colorPrimary: '#93510a',
  colorSecondary: '#93510a',
  appBg: '#faf8f4',
  appContentBg: '#faf8f4',
  appPreviewBg: '#faf8f4',
  appHoverBg: '#dcd8cf',
  appBorderColor: '#dcd8cf',
  textColor: '#10192a',
  textInverseColor: '#f4f1ea',
  textMutedColor: '#4c566a',
  barBg: '#faf8f4',
  barTextColor: '#4c566a',
  barHoverColor: '#93510a',
  barSelectedColor: '#93510a',
  buttonBg: '#ffffff',
  buttonBorder: '#7d8594',
  inputBg: '#ffffff',
  inputBorder: '#7d8594',
  inputTextColor: '#10192a',
})

const ink = create({
  ...frame,
  base: 'dark',
  colorPrimary: '#f6b765',
  colorSecondary: '#f6b765',
  appBg: '#070d18',
  appContentBg: '#0c1524',
  appPreviewBg: '#0c1524',
  appHoverBg: '#2a3750',
  appBorderColor: '#2a3750',
  textColor: '#f4f1ea',
  textInverseColor: '#10192a',
  textMutedColor: '#aab4c5',
  barBg: '#0c1524',
  barTextColor: '#aab4c5',
  barHoverColor: '#f6b765',
  barSelectedColor: '#f6b765',
  buttonBg: '#152136',
  buttonBorder: '#7c89a0',
  inputBg: '#152136',
  inputBorder: '#7c89a0',
  inputTextColor: '#f4f1ea',
})

export { ink, light }
