import { dashboard } from '@duskpane/content/desk/text'
import { Badge } from '@duskpane/ui/badge'
import { Button } from '@duskpane/ui/button'
import { Heading } from '@duskpane/ui/heading'
import { IconButton } from '@duskpane/ui/icon-button'
import { Link } from '@duskpane/ui/link'
import { NamedIcon } from '@duskpane/ui/named-icon'
import { Separator } from '@duskpane/ui/separator'
import { Stack } from '@duskpane/ui/stack'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { dueText, StateBadge } from '../list/columns'
import { Answer } from './answer'
import { CopyCode } from './copy-code'
import { isOneAddress } from './mail'
import { phoneHref } from './phone'
import { senderOf, storedFields } from './record'
import { type ActivityHandle, RecordActivity } from './record-activity'
import { websiteHref } from './website'

const text = dashboard.record

interface RecordFrameProps {
  readonly onClose: () => void
  /** Undefined at the ends of the list. */
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
  readonly children: ReactNode
}

interface RecordDetailProps
  extends Omit<ComponentProps<typeof RecordActivity>, 'ref'>,
    Omit<RecordFrameProps, 'children'> {
  /** Whether it takes the focus, as after it was opened. */
  readonly takesFocus: boolean
}

/** One record as it was sent, and beside it its state, notes and history. Render another record with another key. */
export function RecordDetail({
  record,
  takesFocus,
  onClose,
  onPrevious,
  onNext,
  ...activity
}: RecordDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const handle = useRef<ActivityHandle>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <RecordFrame onClose={onClose} onPrevious={onPrevious} onNext={onNext}>
      <Stack gap="sm">
        <Heading ref={heading} level={2} size="xl" tabIndex={-1} className="outline-none">
          <bdi>{senderOf(record)}</bdi>
        </Heading>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <StateBadge record={record} />
          {dueText(record) && <span>{`${dashboard.columns.due} ${dueText(record)}`}</span>}
          {record.sample && <Badge variant="secondary">{text.sample}</Badge>}
          <span>
            <span>{text.reference}</span> <CopyCode id={record.id} />
          </span>
        </p>
      </Stack>
      <Answer record={record} onSent={() => handle.current?.markAnswered()} />
      <Separator decorative />
      <section aria-label={text.sent}>
        <dl className="grid gap-x-6 gap-y-3 @md:grid-cols-[minmax(7rem,auto)_minmax(0,1fr)]">
          {storedFields(record).map(({ name, label, kind, value }) => (
            <div key={name} className="grid @md:col-span-2 @md:grid-cols-subgrid">
              <dt className="text-sm leading-7 text-text-muted">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <FieldValue kind={kind} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Separator decorative />
      <RecordActivity ref={handle} record={record} {...activity} />
    </RecordFrame>
  )
}

/** The panel beside the list, or on a phone instead of it, with the buttons that close it. */
export function RecordFrame({ onClose, onPrevious, onNext, children }: RecordFrameProps) {
  return (
    <article
      data-slot="record-detail"
      className="dp-stays @container sticky top-4 grid max-h-[calc(100dvh-2rem)] content-start gap-6 overflow-y-auto rounded-sm border border-line bg-surface-raised p-5 [--dp-ground:var(--dp-surface-raised)] max-lg:static max-lg:max-h-none sm:p-7"
    >
      <div className="-mt-2 -mb-3 flex items-center">
        <Button variant="ghost" size="sm" className="-ms-4 me-auto min-h-11" onClick={onClose}>
          <NamedIcon name="arrow-left" />
          <span>{text.back}</span>
        </Button>
        <IconButton aria-label={text.previous} aria-disabled={!onPrevious} onClick={onPrevious}>
          <NamedIcon name="arrow-up" />
        </IconButton>
        <IconButton aria-label={text.next} aria-disabled={!onNext} onClick={onNext}>
          <NamedIcon name="arrow-up" className="rotate-180" />
        </IconButton>
      </div>
      {children}
    </article>
  )
}

/** An isolated value: right-to-left text in it does not reorder the text around it. */
function FieldValue({ kind, value }: { readonly kind: string; readonly value: string }) {
  if (value === '') return <span className="text-text-muted">–</span>
  const website = kind === 'url' ? websiteHref(value) : undefined
  if (website) {
    return (
      <Link href={website} rel="noopener noreferrer nofollow ugc" target="_blank">
        <bdi>{value}</bdi>
      </Link>
    )
  }
  const phone = kind === 'phone' ? phoneHref(value) : undefined
  if (phone) {
    return (
      <Link href={phone}>
        <bdi>{value}</bdi>
      </Link>
    )
  }
  if (kind === 'email' && !isOneAddress(value)) {
    return (
      <>
        <bdi>{value}</bdi>
        <span className="block text-sm text-danger">{text.emailUnsafe}</span>
      </>
    )
  }
  if (kind === 'longText') {
    return (
      <p dir="auto" className="max-w-reading whitespace-pre-line">
        {value}
      </p>
    )
  }
  return <bdi>{value}</bdi>
}
