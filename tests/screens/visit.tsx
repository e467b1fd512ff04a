import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../../site/app/app'
import { createBackend } from '../../site/backend/embedded/embedded'

/** Opens an address of the whole site in this tab, and gives whoever visits it. */
export async function visit(path: string): Promise<UserEvent> {
  history.pushState(null, '', path)
  await reload()
  return userEvent.setup()
}

/** Loads the page anew: nothing stays but what the browser keeps. */
export async function reload() {
  cleanup()
  await act(async () => {
    render(
      <StrictMode>
        <BrowserRouter>
          <App backend={createBackend()} />
        </BrowserRouter>
      </StrictMode>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}

/** Waits for the page that a click led to. */
export const arrived = (title: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: title })

/** Puts a text in the place of what a field holds. */
export async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field)
  if (text) await user.paste(text)
}

/** Where this tab is, without the origin. */
export const address = () => location.pathname + location.search + location.hash
