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
import type { StoredRecord } from '../../backend/backend'
import { useBackend } from '../../backend/context'
import type { ErasureProof } from '../../backend/desk'
import { chunk } from '../../load/chunk'
import { RecordSummaries } from '../record/record-summary'
import { EraseDialog } from './erase-dialog'
import { retried } from './use-record-actions'

const text = dashboard.person
const finding = chunk(() => import('./find-person'))

interface PersonDialogProps {
  readonly onErased: (records: readonly StoredRecord[]) => void
}

/** Finds and erases everything that one person has sent, for a request by law. */
export function PersonDialog({ onErased }: PersonDialogProps) {
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
        <PersonSearch onErased={onErased} />
      </DialogContent>
    </Dialog>
  )
}

type Status = 'ready' | 'finding' | 'erasing' | 'changed' | 'failed'

function PersonSearch({ onErased }: PersonDialogProps) {
  const { desk } = useBackend()
  const [address, setAddress] = useState('')
  const [found, setFound] = useState<readonly StoredRecord[]>()
  const [erased, setErased] = useState<number>()
  const [status, setStatus] = useState<Status>('ready')
  const [isAsking, setAsking] = useState(false)
  const lists = dashboard.tabs.map(({ collection, title }) => ({
    title,
    items: found?.filter((record) => record.collection === collection) ?? [],
  }))
  const count = found?.length ?? 0
  const busy = status === 'finding' || status === 'erasing'

  async function run(next: Status, work: () => Promise<Status>) {
    if (busy) return
    setStatus(next)
    setStatus(await work().catch(() => 'failed' as const))
  }

  const find = () =>
    run('finding', async () => {
      const { findPerson } = await finding.load()
      setFound(undefined)
      setErased(undefined)
      setFound(await findPerson(desk, address))
      return 'ready'
    })

  function erase() {
    setAsking(false)
    return run('erasing', async () => {
      const all = found ?? []
      const { records, failures } = await desk.erase(all, { onRequest: true })
      const left = new Set(failures.map(({ id }) => id))
      onErased(all.filter(({ id }) => !left.has(id)))
      setErased(records.length)
      setFound(retried(all, failures))
      if (failures.length === 0) return 'ready'
      return failures.every(({ error }) => error.code === 'conflict') ? 'changed' : 'failed'
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void find()
  }

  return (
    <div className="grid gap-5">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field name="address" label={text.email} className="min-w-0 grow basis-56">
          <Input
            // A text: who sent an address that is none can ask too.
            required
            autoComplete="off"
            inputMode="email"
            // What comes belongs to the address that was asked for, and so does what is erased.
            readOnly={busy}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setFound(undefined)
              setErased(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="outline" loading={status === 'finding'}>
          {text.find}
        </Button>
      </form>
      <p role="status" className="empty:hidden">
        {erased !== undefined
          ? text.done(erased)
          : found && (count === 0 ? text.none : text.found(count))}
      </p>
      {(status === 'failed' || status === 'changed') && (
        <Alert variant="destructive" role="alert">
          {text[status]}
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
        <Button
          variant="destructive"
          loading={status === 'erasing'}
          onClick={() => setAsking(true)}
        >
          {text.erase}
        </Button>
      )}
      <EraseDialog
        items={lists.flatMap(({ items }) => items)}
        warning={text.warning(address.trim())}
        open={isAsking}
        onClose={() => setAsking(false)}
        onErase={erase}
      />
      <Separator decorative />
      <ErasureLog key={erased} />
    </div>
  )
}

/** That people were erased at their request, without a word of who. */
function ErasureLog() {
  const { desk } = useBackend()
  const [proofs, setProofs] = useState<readonly ErasureProof[] | 'failed'>()
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) return
        desk.erasures().then(setProofs, () => setProofs('failed'))
      }}
    >
      <summary className="min-h-11 cursor-pointer leading-[2.75rem] font-semibold">
        {text.log}
      </summary>
      {proofs === 'failed' && (
        <Alert variant="destructive" role="alert">
          {dashboard.failed}
        </Alert>
      )}
      {typeof proofs === 'object' &&
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
