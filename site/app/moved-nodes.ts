/**
 * Translators replace text nodes by elements, and extensions move nodes. React would throw at the first node that is
 * not where it put it, and unmount the whole page. Call this before React starts.
 */
export function surviveMovedNodes() {
  const { removeChild, insertBefore } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode
    return parent ? (removeChild.call(parent, child) as T) : child
  }

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }
}
