'use client'

import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { accepts } from './lib/accepts.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { joinIds } from './lib/join-ids.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useFormReset } from './lib/use-form-reset.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { useWords } from './words.tsx'

interface FileDropOwnProps {
  value?: readonly File[] | undefined
  defaultValue?: readonly File[] | undefined
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** Of each file, in bytes. A larger one is not taken. */
  maxSize?: number
  /** The line in the zone. Default: "Choose a file or drop it here", or files with `multiple`. */
  zoneText?: string
  /** The name of the button beside a file. Default: "Remove dome.jpg". */
  removeLabel?(name: string): string
  /** Why files were not taken. Default: "dome.mov is of another kind." and "dome.jpg is larger than 5 MB." */
  wrongKindText?(name: string): string
  tooLargeText?(name: string, limit: string): string
}

type FileDropProps = Omit<ComponentProps<'input'>, 'type' | keyof FileDropOwnProps> &
  FileDropOwnProps

/**
 * Files to send with a form: chosen, or dropped on a zone, and taken back one by one. The zone is the browser's own
 * control for files, made large. It uploads nothing: the form sends the files under `name`. `ref`, `className` and
 * the rest of its props go to the `<input>`.
 */
function FileDrop({
  value,
  defaultValue = [],
  onValueChange,
  maxSize = Number.POSITIVE_INFINITY,
  zoneText,
  removeLabel,
  wrongKindText,
  tooLargeText,
  multiple = false,
  accept = '',
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ref,
  className,
  ...props
}: FileDropProps) {
  const words = useWords('fileDrop')
  const input = useRef<HTMLInputElement>(null)
  const problemsId = useId()
  const { 'aria-describedby': describedBy, ...control } = useFieldControl(props)
  const [files, setFiles] = useControlled(value, defaultValue, onValueChange)
  const [problems, setProblems] = useState<readonly string[]>([])

  useFormReset(input, files, (first) => {
    // A new list, so that it renders, and the emptied input holds the files again, also where they are the same.
    setProblems([])
    setFiles(first)
  })

  // The form sends what the input holds, so it has to hold what is listed,
  // also after a choice that an app that keeps `value` has declined.
  useEffect(() => {
    if (input.current) hold(input.current, files)
  })

  function problemOf(file: File): string | undefined {
    if (!accepts(file, accept)) return (wrongKindText ?? words.wrongKindText)(file.name)
    if (file.size <= maxSize) return undefined
    return (tooLargeText ?? words.tooLargeText)(file.name, formatSize(maxSize))
  }

  function add(added: readonly File[]) {
    const taken = added.filter((file) => !problemOf(file))
    setProblems(added.flatMap((file) => problemOf(file) ?? []))
    const kept = multiple ? files.filter((file) => !taken.some((one) => isSame(one, file))) : []
    if (taken.length > 0) setFiles([...kept, ...(multiple ? taken : taken.slice(0, 1))])
  }

  function remove(file: File) {
    setProblems([])
    setFiles(files.filter((other) => other !== file))
    // Its button is gone.
    input.current?.focus()
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div data-slot="file-drop" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div
        className={cn(
          'relative grid min-h-32 justify-items-center gap-2 rounded-dp-lg border border-dashed border-dp-line-strong p-6',
          'place-content-center bg-dp-surface-raised text-center transition-colors',
          'has-[input:hover]:border-dp-text has-data-dragging:border-solid has-data-dragging:border-dp-accent-strong',
          'has-data-dragging:bg-dp-text/6 has-aria-invalid:border-dp-danger has-disabled:opacity-60',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dp-focus',
        )}
      >
        <Icon name="upload" className="size-6 text-dp-accent-strong" />
        <span aria-hidden="true" className="font-medium wrap-anywhere">
          {zoneText ?? words.zoneText(multiple)}
        </span>
        <input
          data-slot="file-drop-input"
          ref={useMergedRefs(input, ref)}
          type="file"
          multiple={multiple}
          accept={accept || undefined}
          aria-describedby={joinIds(describedBy, problems.length > 0 && problemsId)}
          onChange={composeHandlers(onChange, ({ currentTarget }) =>
            add([...(currentTarget.files ?? [])]),
          )}
          onDragEnter={composeHandlers(onDragEnter, ({ currentTarget }) =>
            currentTarget.setAttribute('data-dragging', ''),
          )}
          onDragLeave={composeHandlers(onDragLeave, endDragging)}
          onDrop={composeHandlers(onDrop, endDragging)}
          className={cn(
            'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
            className,
          )}
          {...control}
        />
      </div>
      <div id={problemsId} role="alert" className="grid gap-1 empty:hidden">
        {problems.map((problem) => (
          <p
            key={problem}
            className="flex gap-1.5 text-dp-sm font-medium wrap-anywhere text-dp-danger"
          >
            <Icon name="circle-alert" className="mt-0.5 size-4" />
            {problem}
          </p>
        ))}
      </div>
      <ul data-slot="file-drop-list" className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {files.map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex min-h-12 items-center gap-3 rounded-dp-sm border border-dp-line bg-dp-surface-raised ps-4 pe-1"
          >
            <span className="min-w-0 flex-1 truncate">{file.name}</span>
            <bdi className="shrink-0 text-dp-sm tabular-nums text-dp-text-muted">
              {formatSize(file.size)}
            </bdi>
            <IconButton
              aria-label={(removeLabel ?? words.removeLabel)(file.name)}
              disabled={props.disabled}
              onClick={() => remove(file)}
            >
              <Icon name="x" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

const endDragging = ({ currentTarget }: DragEvent<HTMLInputElement>) =>
  currentTarget.removeAttribute('data-dragging')

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Makes an input hold these files and no others. */
function hold(input: HTMLInputElement, files: readonly File[]) {
  const held = [...(input.files ?? [])]
  if (held.length === files.length && held.every((file, place) => file === files[place])) return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

/** A number of bytes as "1.2 MB", in the language of the page. */
function formatSize(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const place = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: 'unit',
    unit: units[place],
    unitDisplay: place === 0 ? 'long' : 'short',
    maximumFractionDigits: place < 2 ? 0 : 1,
  }).format(bytes / 1000 ** place)
}

export { FileDrop }
