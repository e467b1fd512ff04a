import { loadChunk } from '../../load/chunk'
import { noAdmin, type Office } from '../office'
import { limitSession } from '../session-limits'
import * as desk from './desk'
import { createSession } from './session'
import { watch } from './watch'

const importSamples = () => import('./samples')

/** The demo admin's session and desk. */
export function createOffice(): Office {
  const session = createSession()
  const store = { ...desk }

  async function asAdmin<T>(ask: (by: string) => Promise<T>): Promise<T> {
    const by = session.admin()
    if (by) return ask(by)
    throw noAdmin()
  }

  return {
    admin: limitSession(session),
    asAdmin,
    store,
    watch: (watching) => asAdmin(async () => watch(watching)),
    samples: {
      add: () => asAdmin(async (by) => (await loadChunk(importSamples)).addSamples(by)),
      remove: () => asAdmin(async () => (await loadChunk(importSamples)).removeSamples()),
    },
  }
}
