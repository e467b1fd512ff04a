import * as ui from '@duskpane/ui'
import { setNonce } from 'get-nonce'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../support/eventually'
import { cleanup, render, slotShown } from './render'

/** Components under the Content-Security-Policy of an app, in a separate document: a policy cannot be removed. */
afterEach(cleanup)

const modal = {
  'popover-content': (
    <ui.Popover modal defaultOpen>
      <ui.PopoverTrigger>1</ui.PopoverTrigger>
      <ui.PopoverContent>2</ui.PopoverContent>
    </ui.Popover>
  ),
  'dropdown-menu-content': (
    <ui.DropdownMenu modal defaultOpen>
      <ui.DropdownMenuTrigger>1</ui.DropdownMenuTrigger>
      <ui.DropdownMenuContent>2</ui.DropdownMenuContent>
    </ui.DropdownMenu>
  ),
}

test('with a nonce, what is modal keeps the page from scrolling under a strict policy', async () => {
  const violations = vi.fn()
  document.addEventListener('securitypolicyviolation', violations)
  const policy = document.head.appendChild(document.createElement('meta'))
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self' 'nonce-dusk'"

  // Without the nonce the policy would forbid it, and the test sees that.
  render(modal['popover-content'])
  await eventually(() => expect(violations).toHaveBeenCalled())
  cleanup()

  setNonce('dusk')
  violations.mockClear()
  for (const [slot, node] of Object.entries(modal)) {
    render(node)
    await slotShown(slot)
    await eventually(() => expect(getComputedStyle(document.body).overflow, slot).toBe('hidden'))
    cleanup()
  }
  expect(violations).not.toHaveBeenCalled()
})
