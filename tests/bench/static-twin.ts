/**
 * The same page as somebody without React would have written it: our HTML, CSS and pictures, and no
 * script. It is the limit for this content. Structured data stays, since no browser runs it.
 */
export function staticTwin(html: string): string {
  return html
    .replace(/<template id="script">.*?<\/template>/s, '')
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
}
