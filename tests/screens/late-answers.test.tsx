import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  type AdminSession,
  type Backend,
  BackendError,
  type Cursor,
  codeOf,
  type StoredRecord,
} from '../../site/backend/backend'
import { failureOf } from '../../site/backend/batches'
import { BackendProvider } from '../../site/backend/context'
import type { Desk, DeskCounts, DeskPage, Done } from '../../site/backend/desk'
import { createBackend } from '../../site/backend/embedded/embedded'
import { useCounts } from '../../site/desk/use-counts'
import { useLatest } from '../../site/load/use-latest'
import { button, rows, tab } from './desk'
import { arrived, visit } from './visit'

/** Late answers in any order, with failures among them. */

const TIMERS = ['setTimeout', 'clearTimeout'] as const
const CONTACT = 'Contact Us Submissions'
const failure = new BackendError('unavailable', 'No network.')

/** A function that the test answers, in any order. */
function held<Args extends readonly unknown[], Answer>() {
  const calls: { args: Args; answer(it: Answer): Promise<void>; fail(): Promise<void> }[] = []
  const ask = (...args: Args) =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({
        args,
        answer: (it) => act(async () => resolve(it)),
        fail: () => act(async () => reject(failure)),
      })
    })
  const last = () => calls.at(-1) as (typeof calls)[number]
  return { calls, ask, last }
}

const record = (number: number): StoredRecord => ({
  collection: 'contact-messages',
  id: `message-${String(number).padStart(12, '0')}`,
  name: `Person ${number}`,
  email: `person-${number}@example.com`,
  phone: '1',
  subject: 'Others',
  message: `Message ${number}`,
  storedAt: new Date(Date.UTC(2026, 0, 1, 12, 0, number)),
  status: 'pending',
  assignee: '',
  history: [],
})
const records = (count: number) => Array.from({ length: count }, (_, place) => record(place + 1))

/** Opens the desk of an admin on a scripted store. Time passes only by `pass`. */
async function openWith(desk: Partial<Desk>, admin: Partial<AdminSession> = {}) {
  const done: Done = { records: [], failures: [] }
  const backend: Backend = {
    kind: 'embedded',
    submissions: createBackend().submissions,
    admin: {
      signIn: async () => {},
      signOut: async () => {},
      restore: async () => 'admin@example.com',
      touch() {},
      onEnd: () => () => {},
      ...admin,
    },
    desk: {
      list: async () => ({ records: records(3), total: 3 }),
      get: async () => undefined,
      counts: async () => ({ new: 0 }),
      assignees: async () => [],
      change: async () => done,
      erase: async () => done,
      erasures: async () => [],
      watch: () => () => {},
      ...desk,
    },
  }
  await visit('/admin-dashboard', backend)
  await screen.findByRole('button', { name: 'Sign out' })
  vi.useFakeTimers({ toFake: [...TIMERS] })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const rowOf = (name: string) => rows().find((row) => within(row).queryByRole('button', { name }))

/** The events of a hook: tasks start and answer, one after the other. */
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('start' as const) },
    { weight: 1, arbitrary: fc.constant('stop' as const) },
    {
      weight: 6,
      arbitrary: fc.record({
        of: fc.nat(20),
        how: fc.constantFrom('shows', 'ends', 'fails'),
      }),
    },
  ),
  { maxLength: 30 },
)

test('the latest task alone is heard, a failure leaves what was there, and nothing comes after the end', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(30), async (all, end) => {
      let renders = 0
      const { result, unmount } = renderHook(() => {
        renders += 1
        return useLatest('first')
      })
      const tasks: {
        readonly signal: AbortSignal
        readonly show: (change: () => string) => void
        readonly end: () => void
        readonly fail: (error: Error) => void
        isOver?: true
      }[] = []
      const start = () =>
        result.current.start(
          (show, signal) =>
            new Promise<void>((resolve, reject) => {
              tasks.push({ signal, show, end: resolve, fail: reject })
            }),
        )
      let expected: { value: string; isRunning: boolean; failure?: Error } = {
        value: 'first',
        isRunning: false,
      }
      let heard = -1
      const take = (step: (typeof all)[number]) => {
        if (step === 'start') {
          heard = tasks.length
          expected = { ...expected, isRunning: true }
          void start()
          return
        }
        if (step === 'stop') {
          heard = -1
          expected = { value: expected.value, isRunning: false }
          result.current.stop()
          return
        }
        const place = step.of % Math.max(tasks.length, 1)
        const task = tasks[place]
        if (!task || task.isOver) return
        const isHeard = place === heard
        expect(task.signal.aborted).toBe(!isHeard)
        if (step.how === 'shows') {
          const value = `${place} of ${tasks.length}`
          task.show(() => value)
          if (isHeard) expected = { ...expected, value }
          return
        }
        task.isOver = true
        if (isHeard) heard = -1
        const error = new Error(String(place))
        if (step.how === 'ends') task.end()
        else task.fail(error)
        if (!isHeard) return
        expected = {
          value: expected.value,
          isRunning: false,
          ...(step.how === 'fails' && { failure: error }),
        }
      }
      for (const step of all.slice(0, end)) {
        await act(async () => take(step))
        const { value, isRunning, failure } = result.current
        expect({ value, isRunning, ...(failure !== undefined && { failure }) }).toEqual(expected)
      }
      unmount()
      for (const { signal, isOver } of tasks) if (!isOver) expect(signal.aborted).toBe(true)
      const rendered = renders
      await act(async () => {
        for (const task of tasks) {
          task.show(() => 'late')
          task.fail(new Error('late'))
        }
      })
      expect(renders).toBe(rendered)
    }),
  )
})

test('another text is searched after the pause, however often the search before it answers meanwhile', async () => {
  const list = held<Parameters<Desk['list']>, DeskPage>()
  await openWith({ list: list.ask })
  await list.last().answer({ records: records(1), total: 1000 })
  const field = screen.getByRole('searchbox', { name: 'Search' })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const answerPage = () =>
    list.last().answer({ records: records(1), total: 1000, next: {} as Cursor })
  let run = 0
  const gaps = fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(gaps, async (pauses) => {
      run += 1
      type(`alph ${run}`)
      await pass(300)
      expect(list.last().args[1]?.after).toBeUndefined()
      type(`zebra ${run}`)
      let left = 300
      for (const pause of pauses.filter((it) => it < 300)) {
        if (pause >= left) break
        await pass(pause)
        left -= pause
        await answerPage()
        expect(list.last().args[1]?.after).toBeDefined()
      }
      const old = list.last()
      const asked = list.calls.length
      await pass(left)
      expect(list.calls).toHaveLength(asked + 1)
      expect(list.last().args[1]?.after).toBeUndefined()
      await old.answer({ records: records(1), total: 1000, next: {} as Cursor })
      expect(list.calls, 'pages of the search before').toHaveLength(asked + 1)
    }),
    { numRuns: 8 },
  )
})

test('more that does not load leaves the rows, says so, and is tried again; a list asked for since wins', async () => {
  const list = held<Parameters<Desk['list']>, DeskPage>()
  await openWith({ list: list.ask })
  const all = records(5)
  const first = { records: all.slice(0, 3), total: 5, next: {} as Cursor }
  const rest = { records: all.slice(3), total: 5 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constant('fails' as const), { maxLength: 3 }),
      fc.option(fc.record({ isFirst: fc.boolean(), fails: fc.boolean() })),
      async (failures, reload) => {
        await click(tab(CONTACT))
        await list.last().answer(first)
        expect(rows()).toHaveLength(3)
        let name = 'Load more'
        for (const _ of failures) {
          await click(button(name))
          await list.last().fail()
          expect(rows()).toHaveLength(3)
          expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.')
          name = 'Try again'
        }
        await click(button(name))
        const more = list.last()
        expect(screen.queryByRole('alert')).toBeNull()
        if (!reload) {
          await more.answer(rest)
          expect(rows()).toHaveLength(5)
        } else {
          await click(tab(CONTACT))
          const again = list.last()
          const answers = [
            () => (reload.fails ? again.fail() : again.answer(first)),
            () => (reload.fails ? more.answer(rest) : more.fail()),
          ]
          for (const answer of reload.isFirst ? answers : answers.toReversed()) await answer()
          if (reload.fails) expect(screen.getByText('No submissions found.')).toBeVisible()
          else expect(rows()).toHaveLength(3)
        }
        expect(screen.queryByRole('alert')).toBeNull()
      },
    ),
    { numRuns: 6 },
  )
})

test('of erasures confirmed while others run none is forgotten, and each that fails is named', async () => {
  const erase = held<Parameters<Desk['erase']>, Done>()
  await openWith({ erase: erase.ask })
  const three = records(3)
  const outcomes = fc.array(fc.constantFrom('erased', 'failed'), { minLength: 3, maxLength: 3 })
  const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
  await fc.assert(
    fc.asyncProperty(outcomes, order, async (outcome, places) => {
      await click(tab(CONTACT))
      expect(rows()).toHaveLength(3)
      const asked = erase.calls.length
      for (const { name } of three as { name: string }[]) {
        await click(within(rowOf(name) as HTMLElement).getByRole('checkbox'))
        await click(button('Erase'))
        await click(button('Erase for good'))
      }
      expect(erase.calls).toHaveLength(asked + 3)
      for (const place of places) {
        const call = erase.calls[asked + place] as (typeof erase.calls)[number]
        const [erased] = call.args
        const isErased = outcome[place] === 'erased'
        await call.answer({
          records: isErased ? erased : [],
          failures: isErased ? [] : erased.map((record) => failureOf(record, failure)),
        })
      }
      for (const [place, { id, name }] of (
        three as (StoredRecord & { name: string })[]
      ).entries()) {
        const isErased = outcome[place] === 'erased'
        expect(rowOf(name) === undefined, name).toBe(isErased)
        expect(
          screen.queryByText(new RegExp(`${codeOf(id)}: the store does not answer$`)) === null,
        ).toBe(isErased)
      }
      for (const dismiss of screen.queryAllByRole('button', { name: 'Dismiss' })) {
        await click(dismiss)
      }
    }),
    { numRuns: 6 },
  )
})

test('an older count never takes the place of a newer one', async () => {
  const counts = held<Parameters<Desk['counts']>, DeskCounts>()
  await openWith({
    counts: (name, ...times) =>
      name === 'contact-messages' ? counts.ask(name, ...times) : Promise.resolve({ new: 0 }),
  })
  const asking = fc
    .array(fc.option(fc.integer({ min: 1, max: 99 })), { minLength: 2, maxLength: 4 })
    .chain((answers) =>
      fc.tuple(
        fc.constant(answers),
        fc.shuffledSubarray([...answers.keys()], { minLength: answers.length }),
      ),
    )
  await fc.assert(
    fc.asyncProperty(asking, async ([answers, order]) => {
      const asked = counts.calls.length
      for (const _ of answers) {
        await click(tab(CONTACT))
        await pass(400)
      }
      expect(counts.calls).toHaveLength(asked + answers.length)
      for (const place of order) {
        const count = answers[place]
        const call = counts.calls[asked + place] as (typeof counts.calls)[number]
        await (count ? call.answer({ new: count }) : call.fail())
      }
      const last = answers.at(-1)
      expect(tab(CONTACT).textContent).toBe(last ? `${CONTACT}${last} new` : CONTACT)
    }),
    { numRuns: 8 },
  )
})

test('counts grow old in a tab that is hidden, and are new again once it is seen', async () => {
  const counts = vi.fn(async () => ({ new: 0 }))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.useFakeTimers({ toFake: [...TIMERS, 'setInterval', 'clearInterval'] })
  const backend = { desk: { counts } } as unknown as Backend
  renderHook(() => useCounts(true), {
    wrapper: ({ children }) => <BackendProvider value={backend}>{children}</BackendProvider>,
  })
  await pass(1000)
  const once = counts.mock.calls.length
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await pass(60 * 60_000)
  expect(counts).toHaveBeenCalledTimes(once)
  hidden.mockReturnValue(false)
  await look()
  await pass(1000)
  expect(counts).toHaveBeenCalledTimes(2 * once)
  await look()
  await pass(4 * 60_000)
  expect(counts).toHaveBeenCalledTimes(2 * once)
  await pass(6 * 60_000)
  expect(counts.mock.calls.length).toBeGreaterThanOrEqual(3 * once)
})

test('a sign-out that fails is said, the desk stays, and the next one that does not fail ends it', async () => {
  const signOut = held<[], void>()
  await openWith({}, { signOut: signOut.ask })
  await fc.assert(
    fc.asyncProperty(fc.nat(2), async (clicks) => {
      const asked = signOut.calls.length
      for (let click_ = 0; click_ <= clicks; click_ += 1) await click(button('Sign out'))
      expect(signOut.calls, 'one at a time').toHaveLength(asked + 1)
      expect(screen.queryByRole('alert')).toBeNull()
      await signOut.last().fail()
      expect(screen.getByRole('alert')).toHaveTextContent('You are still signed in')
      expect(rows()).toHaveLength(3)
    }),
    { numRuns: 3 },
  )
  await click(button('Sign out'))
  await signOut.last().answer()
  // Testing Library ends a wait by a timer.
  vi.useRealTimers()
  await arrived('Admin sign-in')
})
