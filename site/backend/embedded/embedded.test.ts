import { expect, test, vi } from 'vitest'
import { createBackend } from './embedded'

const asked = vi.hoisted(() => vi.fn())

vi.mock('./write', async () => {
  asked()
  await new Promise((resolve) => setTimeout(resolve, 22_000))
  return { write: async () => {} }
})

test('a chunk that takes 22 s is waited for: the time limit is that of the write', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { submissions } = createBackend()
  const sent = submissions.submit('newsletter-subscribers', 'id', { email: 'ada@example.com' })
  const outcome = sent.then(
    () => 'stored',
    (error) => error,
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(22_000)
  expect(await outcome).toBe('stored')
})
