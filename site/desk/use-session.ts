import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { SessionEnd } from '../backend/backend'
import { useBackend } from '../backend/context'

interface SessionState {
  /** `unknown` until the store has said whether an earlier session goes on. */
  readonly status: 'unknown' | 'signed-in' | 'signed-out'
  readonly admin?: string
  /** Why the session ended, unless the admin signed out here. */
  readonly ended?: SessionEnd
}

/** The signed-in admin, and whether the session has ended by itself. */
export function useSession() {
  const { admin: session, kind } = useBackend()
  // The embedded session ends with its page, so a page opened by URL starts signed out.
  const [state, setState] = useState<SessionState>({
    status: kind === 'embedded' ? 'signed-out' : 'unknown',
  })

  function end(ended: SessionEnd) {
    setState((held) => (held.status === 'signed-in' ? { status: 'signed-out', ended } : held))
  }
  const onEnd = useEffectEvent(end)

  useLayoutEffect(() => {
    session.restore().then(
      (admin) => setState(admin ? { status: 'signed-in', admin } : { status: 'signed-out' }),
      () => setState({ status: 'signed-out' }),
    )
    return session.onEnd((ended) => onEnd(ended))
  }, [session])

  useEffect(() => {
    if (state.status !== 'signed-in') return
    const touch = () => session.touch()
    addEventListener('keydown', touch)
    addEventListener('pointerdown', touch)
    return () => {
      removeEventListener('keydown', touch)
      removeEventListener('pointerdown', touch)
    }
  }, [session, state.status])

  return {
    ...state,
    /** The store no longer knows the session. */
    denied: () => end('expired'),
  }
}
