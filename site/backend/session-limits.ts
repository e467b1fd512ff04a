import { brand } from '@duskpane/content/brand'
import { browserStorage } from '../load/browser-storage'
import type { AdminSession, SessionEnd } from './backend'

/** How long a session lasts without a key or a click, in milliseconds. */
export const IDLE_LIMIT_MS = 60 * 60_000
/** How long a session lasts after the sign-in, in milliseconds. The rules know it too. */
export const SESSION_LIMIT_MS = 24 * 60 * 60_000

/** A session as an adapter keeps it, which ends when it is told to and never by itself. */
export interface UnlimitedSession {
  signIn(email: string, password: string): Promise<void>
  signOut(): Promise<void>
  /** Who is signed in, and since when. */
  restore(): Promise<{ readonly email: string; readonly since: Date } | undefined>
}

const CHANNEL = `${brand.slug}-session`
/** So that the hour does not start again in a tab that was asleep or restored. */
const lastUsed = browserStorage<number>(`${brand.slug}-admin-used`, 'sessionStorage')

/** Ends a session in all tabs at a sign-out, and in its own after a day or an hour without use. */
export function limitSession(session: UnlimitedSession): AdminSession {
  const listeners = new Set<(why: SessionEnd) => void>()
  let endsAt = 0
  let lastUse = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let channel: BroadcastChannel | undefined

  const deadline = () => Math.min(endsAt, lastUse + IDLE_LIMIT_MS)

  function begin(since: Date) {
    endsAt = since.getTime() + SESSION_LIMIT_MS
    if (!channel) {
      channel = new BroadcastChannel(CHANNEL)
      channel.onmessage = () => void endByItself('signed-out')
      globalThis.document?.addEventListener('visibilitychange', check)
    }
    check()
  }

  function stop() {
    clearTimeout(timer)
    channel?.close()
    channel = undefined
    globalThis.document?.removeEventListener('visibilitychange', check)
    lastUsed.write(undefined)
  }

  /** Timers stand still while a computer sleeps, so the clock decides and not the timer. */
  function check() {
    clearTimeout(timer)
    // The clock may have been set back since.
    lastUse = Math.min(lastUse, Date.now())
    const left = deadline() - Date.now()
    if (left <= 0) void endByItself('expired')
    else timer = setTimeout(check, left)
  }

  async function endByItself(why: SessionEnd) {
    stop()
    try {
      await session.signOut()
    } catch {
      // The desk is emptied all the same, and a reload ends what is left of the session.
      lastUsed.write(0)
    }
    for (const listener of listeners) listener(why)
  }

  function use() {
    lastUse = Date.now()
    lastUsed.write(lastUse)
  }

  return {
    async signIn(email, password) {
      await session.signIn(email, password)
      use()
      begin(new Date())
    },
    async signOut() {
      // Until it has succeeded, the session goes on and its time runs.
      await session.signOut()
      channel?.postMessage('signed-out')
      stop()
    },
    async restore() {
      const signedIn = await session.restore()
      if (!signedIn) return undefined
      if (!channel) {
        lastUse = lastUsed.read() ?? Date.now()
        endsAt = signedIn.since.getTime() + SESSION_LIMIT_MS
        if (deadline() <= Date.now()) {
          stop()
          await session.signOut()
          return undefined
        }
        begin(signedIn.since)
      }
      return signedIn.email
    },
    touch() {
      // A use after the end is none: the check comes first.
      if (!channel) return
      if (deadline() <= Date.now()) check()
      else if (Math.abs(Date.now() - lastUse) >= 1000) use()
    },
    onEnd(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
