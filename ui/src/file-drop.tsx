'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { CircleAlert, Upload, X } from 'lucide'
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { ErrorCode, useDropzone } from 'react-dropzone'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { joinIds, useFieldControl } from './lib/field-control.ts'
import { bytes, percent } from './lib/number-text.ts'
import type { Optional } from './lib/optional.ts'
import { uniqueKeys } from './lib/unique-keys.ts'
import { tellForm, useAfterReset, useFormState, useKept } from './lib/use-form.ts'
import { useLocale, useTexts } from './words.tsx'

/** How far a file is on its way, for an app that sends it before the form. */
interface FileUpload {
  /** From 0 to 100. */
  readonly progress?: number | undefined
  /** What went wrong. */
  readonly error?: string | undefined
}

interface FileDropOwnProps extends Optional<Words['fileDrop']> {
  /** The files. A form sends them under `name`. */
  value?: readonly File[] | undefined
  /** Default: none. */
  defaultValue?: readonly File[] | undefined
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** Of each file, in bytes. A larger one is not taken. */
  maxSize?: number | undefined
  /** Of all, where there may be several (`multiple`). */
  maxFiles?: number | undefined
  /** How far each file is. Without an entry only its size is shown. */
  uploads?: ReadonlyMap<File, FileUpload> | undefined
}

type FileDropProps = Omit<ComponentProps<'input'>, 'type' | keyof FileDropOwnProps> &
  FileDropOwnProps

const none: readonly File[] = []

/**
 * Files to send with a form: chosen, dropped or pasted, and taken back one by one, in a `Field` or with an `aria-label`.
 * The zone is the browser's own control for files, made large. It uploads nothing itself. Its props go to the `input`.
 */
function FileDrop({
  value,
  defaultValue = none,
  onValueChange,
  maxSize = Number.POSITIVE_INFINITY,
  maxFiles = Number.POSITIVE_INFINITY,
  uploads,
  multiple = false,
  accept,
  onChange,
  className,
  ref,
  ...given
}: FileDropProps) {
  const [words, props] = useTexts('fileDrop', given)
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useFormState(input, value, defaultValue, onValueChange)
  const [problems, setProblems] = useState<readonly string[]>([])
  const limit = multiple ? maxFiles : 1
  const tooMany = () => words.tooManyText(limit, locale)

  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: kindsOf(accept),
    maxSize,
    multiple,
    noClick: true,
    noKeyboard: true,
    // Elsewhere in the page, what is dropped is for the app and the browser.
    preventDropOnDocument: false,
    getErrorMessage({ code }, { name }) {
      if (code === ErrorCode.FileInvalidType) return words.wrongKindText(name)
      if (code === ErrorCode.TooManyFiles) return tooMany()
      return words.tooLargeText(name, bytes(maxSize, locale))
    },
    onDrop(taken: File[], refused) {
      // A form that is being sent is disabled as a whole.
      if (input.current?.matches(':disabled')) return
      add(
        taken,
        refused.map(({ errors }) => errors[0]?.message ?? ''),
      )
    },
  })

  function add(taken: readonly File[], refused: readonly string[]) {
    const added = taken.filter((file) => !files.some((other) => isSame(file, other)))
    const room = multiple ? Math.max(0, limit - files.length) : 1
    setProblems([...new Set([...refused, ...(added.length > room ? [tooMany()] : [])])])
    if (added.length === 0 || room === 0) return
    setFiles((files) => [...(multiple ? files : []), ...added.slice(0, room)])
    tellForm(input)
  }

  function remove(file: File) {
    setProblems([])
    setFiles((files) => files.filter((other) => other !== file))
    tellForm(input)
    // Its button is gone.
    input.current?.focus()
  }

  const { 'aria-describedby': describedBy, ...control } = useFieldControl(props)
  const ownRef = useKept('files', null, useComposedRefs(input, ref))
  useAfterReset(input, () => setProblems([]))
  // The form sends what the input holds, and the browser has put there what was refused.
  useEffect(() => {
    if (input.current) hold(input.current, files)
  })

  const keys = uniqueKeys(
    files.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`),
  )
  return (
    <div
      data-slot="file-drop-frame"
      className="grid min-w-[min(12rem,100%)] grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div
        {...getRootProps()}
        data-dragging={isDragActive || undefined}
        className={cn(
          'relative grid min-h-32 place-content-center justify-items-center gap-2 rounded-dp-lg p-6 text-center',
          'border border-dashed border-dp-line-strong bg-dp-surface-raised transition-colors print:hidden',
          'has-[input:hover]:border-dp-text has-aria-invalid:border-dp-danger has-disabled:opacity-60',
          'not-has-disabled:data-dragging:border-solid not-has-disabled:data-dragging:border-dp-accent-strong',
          'outline-offset-2 outline-dp-focus has-focus-visible:outline-3',
        )}
      >
        <Icon icon={Upload} className="size-6 text-dp-accent-strong" />
        <span aria-hidden="true" className="font-semibold wrap-anywhere">
          {words.zoneText(multiple)}
        </span>
        <input
          data-slot="file-drop"
          {...control}
          ref={ownRef}
          type="file"
          multiple={multiple}
          accept={accept}
          aria-describedby={joinIds(problems.length > 0 && id, describedBy)}
          onChange={composeHandlers(onChange, (event) => getInputProps().onChange?.(event))}
          className={cn(
            'absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed',
            className,
          )}
        />
      </div>
      <div id={id} role="alert" className="grid gap-1 empty:hidden">
        {problems.map((problem) => (
          <Problem key={problem} text={problem} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {files.length > 0 && words.chosenText(files.length, locale)}
      </p>
      <ul data-slot="file-drop-list" className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
        {files.map((file, place) => (
          <FileItem
            key={keys[place]}
            file={file}
            upload={uploads?.get(file)}
            removeLabel={words.removeLabel(file.name)}
            progressLabel={words.progressLabel(file.name)}
            disabled={props.disabled}
            onRemove={() => remove(file)}
          />
        ))}
      </ul>
    </div>
  )
}

interface FileItemProps {
  file: File
  upload: FileUpload | undefined
  removeLabel: string
  progressLabel: string
  disabled: boolean | undefined
  onRemove: () => void
}

function FileItem({ file, upload, removeLabel, progressLabel, disabled, onRemove }: FileItemProps) {
  const locale = useLocale()
  const { progress, error } = upload ?? {}
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-dp-sm border border-dp-line bg-dp-surface-raised py-1 ps-4 pe-1">
      <div className="flex min-h-11 items-center gap-3">
        <bdi className="min-w-0 flex-1 wrap-anywhere">{file.name}</bdi>
        <bdi className="shrink-0 text-dp-sm tabular-nums text-dp-text-muted">
          {progress === undefined
            ? bytes(file.size, locale)
            : percent(Math.round(progress), locale)}
        </bdi>
        <IconButton
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
          className="shrink-0 print:hidden"
        >
          <Icon icon={X} className="size-4" />
        </IconButton>
      </div>
      {progress !== undefined && !error && (
        <progress
          aria-label={progressLabel}
          max={100}
          value={progress}
          className="mb-2 h-1.5 w-full pe-3 accent-dp-accent-strong"
        />
      )}
      <div role="alert" className="pb-2 empty:hidden">
        {error && <Problem text={error} />}
      </div>
    </li>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p className="flex gap-1.5 text-dp-sm font-semibold wrap-anywhere text-dp-danger">
      <Icon icon={CircleAlert} className="mt-0.5 size-4" />
      <span>{text}</span>
    </p>
  )
}

/** The kinds of the attribute `accept` as react-dropzone takes them, where each extension belongs to a kind. */
function kindsOf(accept = ''): Record<string, string[]> {
  const kinds = accept.split(',').map((kind) => kind.trim())
  const types = kinds.filter((kind) => kind.includes('/'))
  const extensions = kinds.filter((kind) => kind.startsWith('.'))
  return {
    ...Object.fromEntries(types.map((type) => [type, []])),
    ...(extensions.length > 0 && { 'application/x-extension': extensions }),
  }
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Makes an input hold these files and no others, where the browser can: jsdom cannot. */
function hold(input: HTMLInputElement, files: readonly File[]) {
  const held = [...(input.files ?? [])]
  const Transfer = input.ownerDocument.defaultView?.DataTransfer
  const isHeld = held.length === files.length && held.every((file, place) => file === files[place])
  if (isHeld || !Transfer) return
  const transfer = new Transfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

export { FileDrop, type FileUpload }
