import type { ComponentProps } from 'react'

/** The policy of the site takes no text for markup: only what the browser itself vouches for. */
const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: TrustedHTML } }

interface PrerenderedProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly html?: string
}

/** Markup that only a prerendered page has. React leaves it as it is there, and renders none elsewhere. */
export function Prerendered({ html = '', ...props }: PrerenderedProps) {
  const inner = import.meta.env.SSR ? html : (trustedTypes?.emptyHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, and none in a browser
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inner }} {...props} />
}

/** A script element that carries data and runs nothing; no text in it ends the element. In a browser it is none. */
export function dataScript(attributes: string, data: unknown): string {
  if (!import.meta.env.SSR) return ''
  return `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
