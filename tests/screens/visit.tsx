import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { App } from '../../site/app/app'
import type { Backend } from '../../site/backend/backend'
import { createBackend } from '../../site/backend/embedded/embedded'

/**
 * Opens an address of the site in this tab.
 * @returns the user of this visit
 */
export async function visit(path: string, backend?: Backend): Promise<UserEvent> {
  history.pushState(null, '', path)
  await reload(backend)
  return userEvent.setup()
}

/** Reloads the page: only what the browser stores survives. */
export async function reload(backend = createBackend()) {
  cleanup()
  await act(async () => {
    render(
      <BrowserRouter>
        <App backend={backend} />
      </BrowserRouter>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}

/** Waits for the page that a click led to. */
export const arrived = (title: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: title })

/** Waits for an address, which changes before the page. Before the next action, wait for the content instead. */
export const arrivedAt = (path: string) => waitFor(() => expect(address()).toBe(path))

/** Replaces the value of a field. */
export async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

/** The current address, without the origin. */
export const address = () => location.pathname + location.search + location.hash
