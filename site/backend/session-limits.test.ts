import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { IDLE_LIMIT_MS, limitSession, SESSION_LIMIT_MS } from './session-limits'

const email = 'admin@example.com'
const MINUTE = 60_000

/** A session that holds until it is told to end, as one tab has it. */
function tab() {
  let since: Date | undefined
  const signOut = vi.fn(async () => {
    since = undefined
  })
  const session = limitSession({
    signIn: async () => {
      since = new Date()
    },
    signOut,
    restore: async () => since && { email, since },
  })
  const ended = vi.fn()
  session.onEnd(ended)
  return { session, ended, signOut }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
const opened: ReturnType<typeof tab>[] = []
afterEach(async () => {
  for (const { session, signOut } of opened.splice(0)) {
    signOut.mockResolvedValue()
    await session.signOut()
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function signedIn() {
  const opening = tab()
  opened.push(opening)
  await opening.session.signIn(email, 'secret')
  return opening
}

describe('a session', () => {
  test('ends after an hour without use', async () => {
    const { session, ended, signOut } = await signedIn()
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(signOut).toHaveBeenCalledOnce()
    expect(await session.restore()).toBeUndefined()
  })

  test('goes on while it is used, for a day', async () => {
    const { session, ended } = await signedIn()
    for (let minutes = 50; minutes * MINUTE < SESSION_LIMIT_MS; minutes += 50) {
      await vi.advanceTimersByTimeAsync(50 * MINUTE)
      session.touch()
      expect(await session.restore()).toBe(email)
    }
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(50 * MINUTE)
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
  })

  test('that slept over its end is not woken by a use', async () => {
    const { session, ended } = await signedIn()
    // Timers stand still while a computer sleeps.
    vi.setSystemTime(Date.now() + IDLE_LIMIT_MS)
    session.touch()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(await session.restore()).toBeUndefined()
  })

  test('ends without use, and not with it, after the clock was set back', async () => {
    for (const used of [false, true]) {
      const { session, ended } = await signedIn()
      vi.setSystemTime(Date.now() - SESSION_LIMIT_MS / 2)
      for (let hours = 0; hours < 3; hours++) {
        await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS - MINUTE)
        if (used) session.touch()
      }
      expect(ended).toHaveBeenCalledTimes(used ? 0 : 1)
    }
  })

  test('is not restored by a reload after an hour without use', async () => {
    const before = await signedIn()
    const since = new Date()
    const reload = () => {
      const after = limitSession({
        signIn: async () => {},
        signOut: async () => {},
        restore: async () => ({ email, since }),
      })
      opened.push({ ...before, session: after })
      return after.restore()
    }
    vi.setSystemTime(Date.now() + IDLE_LIMIT_MS - 1000)
    expect(await reload()).toBe(email)
    vi.setSystemTime(Date.now() + 1000)
    expect(await reload()).toBeUndefined()
  })

  test('ends in every tab at a sign-out, which only the others are told', async () => {
    const one = await signedIn()
    const two = await signedIn()
    await one.session.signOut()
    vi.useRealTimers()
    await vi.waitFor(() => expect(two.ended).toHaveBeenCalledExactlyOnceWith('signed-out'))
    expect(one.ended).not.toHaveBeenCalled()
    expect(await two.session.restore()).toBeUndefined()
  })

  test('that expired in one tab goes on in another', async () => {
    const idle = await signedIn()
    const busy = await signedIn()
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS - MINUTE)
    busy.session.touch()
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(idle.ended).toHaveBeenCalledOnce()
    expect(busy.ended).not.toHaveBeenCalled()
  })

  test('goes on, and its time too, while signing out fails', async () => {
    const one = await signedIn()
    const other = await signedIn()
    one.signOut.mockRejectedValue(new Error('No answer.'))
    await expect(one.session.signOut()).rejects.toThrow('No answer.')
    expect(await one.session.restore()).toBe(email)
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS)
    expect(one.ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(other.ended).toHaveBeenCalledExactlyOnceWith('expired')
  })

  test('that fails to end by itself is over all the same, and a reload ends the rest of it', async () => {
    const { session, ended, signOut } = await signedIn()
    signOut.mockRejectedValueOnce(new Error('No answer.'))
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS)
    expect(ended).toHaveBeenCalledExactlyOnceWith('expired')
    expect(await session.restore()).toBeUndefined()
    expect(signOut).toHaveBeenCalledTimes(2)
  })

  test('can be begun again after its end', async () => {
    const { session, ended } = await signedIn()
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS)
    await session.signIn(email, 'secret')
    expect(await session.restore()).toBe(email)
    await vi.advanceTimersByTimeAsync(IDLE_LIMIT_MS)
    expect(ended).toHaveBeenCalledTimes(2)
  })
})
