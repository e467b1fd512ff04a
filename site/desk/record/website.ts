/**
 * A safe link to a website that a sender named: http or https, without a user name and password, which could disguise
 * the host. Undefined for any other address. A missing scheme is https.
 */
export function websiteHref(text: string): string | undefined {
  const address = text.trim()
  const withScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `https://${address}`
  if (/\s/.test(address) || !URL.canParse(withScheme)) return undefined
  const { protocol, username, password, hostname, href } = new URL(withScheme)
  const isWeb = protocol === 'https:' || protocol === 'http:'
  return isWeb && username + password === '' && hostname.includes('.') ? href : undefined
}
