import { dashboard } from '@duskpane/content/desk/text'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@duskpane/ui/dialog'
import { Field } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import { Separator } from '@duskpane/ui/separator'
import { type FormEvent, useState } from 'react'
import { BackendError, type StoredRecord } from '../../backend/backend'
import { failedOf, orFailures, withoutFailed } from '../../backend/batches'
import { useBackend } from '../../backend/context'
import type { ErasureProof } from '../../backend/desk'
import { addressesIn } from '../../backend/normalize'
import { chunk } from '../../load/chunk'
import { useLatest } from '../../load/use-latest'
import { RecordSummaries } from '../record/record-summary'
import type { Tell } from '../use-reports'
import { EraseDialog } from './erase-dialog'

const text = dashboard.person
const finding = chunk(() => import('./find-person'))

interface PersonDialogProps {
  readonly onErased: (records: readonly StoredRecord[]) => void
  /** Starts the report of an erasure that continues after the dialog was closed. */
  readonly begin: () => Tell
}

/** Finds and erases everything that one person has sent, for a request by law. */
export function PersonDialog(props: PersonDialogProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="min-h-11">
          {text.open}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{text.title}</DialogTitle>
          <DialogDescription>{text.intro}</DialogDescription>
        </DialogHeader>
        <PersonSearch {...props} />
      </DialogContent>
    </Dialog>
  )
}

interface Found {
  /** The address that was understood, or else the text that was typed. */
  readonly asked?: string
  readonly records?: readonly StoredRecord[]
  readonly isErasing?: true
  readonly erased?: number
}

function PersonSearch({ onErased, begin }: PersonDialogProps) {
  const { desk } = useBackend()
  const [address, setAddress] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { value, isRunning, failure, start, show } = useLatest<Found>({})
  const { asked = '', records = [], erased } = value
  const addresses = addressesIn(address)
  const count = records.length
  const isErasing = isRunning && value.isErasing === true
  const lists = dashboard.tabs.map(({ collection, title }) => ({
    title,
    items: records.filter((record) => record.collection === collection),
  }))

  function find() {
    if (isRunning) return
    const [asked = address.trim()] = addresses
    void start(async (show, signal) => {
      show(() => ({ asked }))
      if (addresses.length > 1) return
      const { findPerson } = await finding.load()
      const records = await findPerson(desk, asked, signal)
      show(() => ({ asked, records }))
    })
  }

  function erase() {
    setAsking(false)
    if (isRunning) return
    void start(async (show, signal) => {
      show(() => ({ asked, records, isErasing: true }))
      let tell: Tell | undefined
      signal.addEventListener('abort', () => {
        tell = begin()
        tell({ title: dashboard.erasing.busy(0, count), busy: true })
      })
      const erasing = desk.erase(records, { onRequest: true })
      const done = await orFailures(records, erasing)
      const left = failedOf(records, done.failures)
      onErased(withoutFailed(records, done.failures))
      tell?.({ title: dashboard.erasing.done(done.records.length), failures: done.failures })
      // After a failure of the whole request it is unknown which records are stored.
      await erasing
      show(() => ({ asked, records: left, erased: done.records.length }))
      const error = done.failures.find(({ error }) => error.code !== 'conflict') ?? done.failures[0]
      if (error) throw error.error
    })
  }

  /** Why it is asked again. A text that is no address is looked for too: an older record may have it in place of one. */
  function problem(): string | undefined {
    if (!asked || isRunning) return undefined
    if (addresses.length > 1) return text.several(addresses)
    return addresses.length === 0 && value.records && erased === undefined && count === 0
      ? text.noAddress
      : undefined
  }

  function status() {
    if (erased !== undefined) return text.done(erased)
    if (isRunning && !isErasing) return text.looking(asked)
    if (!value.records || problem()) return undefined
    return count === 0 ? text.none(asked) : text.found(count, asked)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    find()
  }

  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field
          name="address"
          label={text.email}
          error={problem()}
          className="min-w-0 grow basis-56"
        >
          <Input
            // Not an email field: a person who sent an invalid address can ask, too.
            required
            autoComplete="off"
            inputMode="email"
            // The results, and the records to erase, belong to the address that was searched for.
            readOnly={isRunning}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              show(() => ({}))
            }}
          />
        </Field>
        <Button type="submit" variant="outline" loading={isRunning && !isErasing}>
          {text.find}
        </Button>
      </form>
      <p role="status" className="empty:hidden">
        {status()}
      </p>
      {failure !== undefined && !isRunning && (
        <Alert variant="destructive" role="alert">
          {isConflict(failure) ? text.changed : text.failed}
        </Alert>
      )}
      {lists.map(
        ({ title, items }) =>
          items.length > 0 && (
            <section key={title} aria-label={title} className="grid gap-2">
              <p className="text-sm font-semibold">{title}</p>
              <RecordSummaries records={items} />
            </section>
          ),
      )}
      {count > 0 && (
        <Button variant="destructive" loading={isErasing} onClick={() => setAsking(true)}>
          {text.erase}
        </Button>
      )}
      <EraseDialog
        items={lists.flatMap(({ items }) => items)}
        warning={text.warning(asked)}
        open={isAsking}
        onClose={() => setAsking(false)}
        onErase={erase}
      />
      <Separator decorative />
      <ErasureLog key={erased} />
    </div>
  )
}

const isConflict = (error: unknown) => error instanceof BackendError && error.code === 'conflict'

/** Lists erasures on request, without naming anyone. */
function ErasureLog() {
  const { desk } = useBackend()
  const {
    value: proofs,
    failure,
    start,
  } = useLatest<readonly ErasureProof[] | undefined>(undefined)
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        void start(async (show) => {
          const proofs = await desk.erasures()
          show(() => proofs)
        })
      }}
    >
      <summary className="min-h-11 cursor-pointer leading-[2.75rem] font-semibold">
        {text.log}
      </summary>
      {failure !== undefined && (
        <Alert variant="destructive" role="alert">
          {dashboard.failed}
        </Alert>
      )}
      {proofs &&
        failure === undefined &&
        (proofs.length === 0 ? (
          <p className="text-text-muted">{text.logEmpty}</p>
        ) : (
          <ul className="grid gap-1">
            {proofs.map(({ id, at, erased }) => (
              <li key={id}>
                {text.logLine(
                  at?.toLocaleString() ?? '–',
                  Object.values(erased).reduce((sum, it) => sum + it, 0),
                )}
              </li>
            ))}
          </ul>
        ))}
    </details>
  )
}
