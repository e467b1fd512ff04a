/**
 * The same page without script: our HTML, CSS and images, the lower bound for this content. Structured
 * data stays, because browsers do not execute it.
 */
export function staticTwin(html: string): string {
  return html
    .replace(/<template id="script">.*?<\/template>/s, '')
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs, '')
}
