/**
 * A browser's translator puts elements of its own in the place of texts, and extensions move what they find: React
 * would throw at the first node that is no longer where it put it, and the whole page would be lost. Called before
 * React starts.
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
