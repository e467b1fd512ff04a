// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { surviveMovedNodes } from './moved-nodes'

/** What React asks of nodes that a translator or an extension has moved. */

const own = { removeChild: Node.prototype.removeChild, insertBefore: Node.prototype.insertBefore }
const parent = document.createElement('p')
const added = document.createElement('b')
let text: Text

beforeAll(surviveMovedNodes)
afterAll(() => Object.assign(Node.prototype, own))
beforeEach(() => {
  added.remove()
  parent.innerHTML = 'one<i>two</i>'
  text = parent.firstChild as Text
})

/** As a translator does. */
function wrap() {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}

test('a node that stays where it was is removed from there, and others come before it', () => {
  parent.insertBefore(added, text)
  expect(parent.innerHTML).toBe('<b></b>one<i>two</i>')
  parent.removeChild(text)
  expect(parent.innerHTML).toBe('<b></b><i>two</i>')
})

test('a node that was wrapped is removed from where it is, and others come before what wraps it', () => {
  wrap()
  parent.insertBefore(added, text)
  expect(parent.innerHTML).toBe('<b></b><font>one</font><i>two</i>')
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.innerHTML).toBe('<b></b><font></font><i>two</i>')
})

test('a node that was taken out stays out, and others come last in its stead', () => {
  text.remove()
  expect(parent.removeChild(text)).toBe(text)
  parent.insertBefore(added, text)
  expect(parent.innerHTML).toBe('<i>two</i><b></b>')
})
