/**
 * What an object is, in whichever window it was made: what a portal renders into a frame is no instance of the classes
 * of this page.
 */
const isNode = (it: unknown): it is Node =>
  typeof it === 'object' && it !== null && 'nodeType' in it

const isElement = (it: unknown): it is HTMLElement => isNode(it) && it.nodeType === 1

/** The host of a root that is a shadow root. */
const hostOf = (root: Node | undefined): Element | undefined =>
  root?.nodeType === 11 && 'host' in root ? (root.host as Element) : undefined

export { hostOf, isElement, isNode }
