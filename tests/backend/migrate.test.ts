import { describe, expect, inject, test } from 'vitest'
import { createDocumentId } from '../../site/backend/backend'
import { toPayload } from '../../site/backend/payload'
import { migrate } from '../../site/build/admin-migrate'
import { openFirestoreProject } from '../support/firestore-project'
import { submissions } from './submissions'

const PROJECT = 'demo-migrate'
const MESSAGES = 'contact-messages'
const firestoreHost = inject('firestoreHost')

describe.skipIf(!firestoreHost)('npm run admin:migrate', () => {
  test('moves on the records what stood beside them, and goes on where it was cut', async () => {
    const project = await openFirestoreProject(firestoreHost, PROJECT)
    const { database } = project
    await project.clear()
    const [at, by] = [new Date(1_750_000_000_000), 'jo@example.com']
    const sent = { ...toPayload(MESSAGES, submissions[MESSAGES]), submittedAt: at }
    const entry = {
      assignee: by,
      arrivedAt: at,
      state: 'new',
      history: {
        0: { at, by, state: 'in-progress', assignee: by },
        1: { at, by, note: 'Called.' },
        2: { at, by, state: 'new' },
      },
    }
    const since = { at, by: 'max@example.com', status: 'answered' }
    const ids = Array.from({ length: 20 }, createDocumentId)
    const [untouched = '', worked = '', listed = ''] = ids
    await project.put([
      ...ids.map((id) => ({ path: `${MESSAGES}/${id}`, fields: sent })),
      ...ids.map((id) => ({ path: `desk/${MESSAGES}/records/${id}`, fields: entry })),
      { path: `desk/${MESSAGES}/records/erased`, fields: entry },
      { path: `desk/${MESSAGES}`, fields: { filedUntil: at } },
      { path: 'desk/newsletter-subscribers', fields: { filedUntil: at } },
    ])
    await project.put([
      // Nobody has touched it.
      {
        path: `desk/${MESSAGES}/records/${untouched}`,
        fields: { ...entry, assignee: '', history: {} },
      },
      {
        path: `desk/${MESSAGES}/records/${listed}`,
        fields: { ...entry, history: Object.values(entry.history) },
      },
      // Worked on with the new desk, before it is moved.
      {
        path: `${MESSAGES}/${worked}`,
        fields: { ...sent, status: 'answered', history: { 0: since }, changedAt: at },
      },
    ])

    const cut = migrate(database, () => {
      throw new Error('Cut.')
    })
    await expect(cut).rejects.toThrow('Cut.')
    expect(await project.list(`desk/${MESSAGES}/records`)).toHaveLength(21 - 8)
    const told: number[] = []
    await migrate(database, (count) => told.push(count))
    expect(told).toEqual([8, 13])
    await migrate(database, (count) => told.push(count))
    expect(told).toHaveLength(2)

    expect(await project.list(`desk/${MESSAGES}/records`)).toEqual([])
    expect(await project.list('desk')).toEqual([])
    const history = {
      0: { at, by, status: 'in-progress', assignee: by },
      1: { at, by, note: 'Called.' },
      2: { at, by, status: 'pending' },
    }
    const changedAt = expect.any(Date)
    for (const id of ids) {
      const stored = await project.get(`${MESSAGES}/${id}`)
      const moved = { ...sent, assignee: by, history, changedAt }
      if (id === untouched) expect(stored).toEqual(sent)
      else if (id !== worked) expect(stored, id).toEqual(moved)
      else {
        const both = { ...history, 3: since }
        expect(stored).toEqual({ ...moved, status: 'answered', history: both })
      }
    }
    await database.terminate()
  })
})
