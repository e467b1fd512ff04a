import { existsSync, readdirSync, readFileSync } from 'node:fs'

if (!existsSync('dist/index.html')) {
  throw new Error('There is no built page: run "npm run build" first.')
}

/** Every page of the build, 404.html and the admin's among them: its file in `dist/`, and its HTML. */
export const builtPages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`dist/${file}`, 'utf8') }))

/** The file that the host answers an address with. */
export const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

const parsed = new Map<string, Document>()

/** A page as it is read without script, including its <noscript> elements. For tests in the jsdom environment. */
export function pageAt(path: string): Document {
  const known = parsed.get(path)
  if (known) return known
  const html = readFileSync(`dist/${fileOf(path)}`, 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  parsed.set(path, page)
  return page
}

export function mainOf(path: string): Element {
  const main = pageAt(path).querySelector('main')
  if (!main) throw new Error(`${path} has no main`)
  return main
}

/** The text of an element, with blanks folded. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(textOf)

/** The label of an element, or its text without hidden parts. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== null) return textOf(element.ownerDocument.getElementById(labelledBy))
  const seen = element.cloneNode(true) as Element
  for (const hidden of seen.querySelectorAll('[hidden]')) hidden.remove()
  return textOf(seen)
}

/** The links inside an element as name and target, in their order. */
export const linksIn = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => [nameOf(link), link.getAttribute('href')])
