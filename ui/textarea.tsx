import { type ComponentProps, useState } from 'react'
import { cn } from './cn'
import { controlClasses, useFieldControl } from './field'

type TextareaProps = ComponentProps<'textarea'> & {
  /** What a screen reader hears when little room is left. */
  remainingText?: (characters: number) => string
}

/** Lines of text inside a `Field`. With `maxLength` it counts along. */
function Textarea({ className, onInput, remainingText, ...props }: TextareaProps) {
  const control = useFieldControl()
  const [length, setLength] = useState(String(props.value ?? props.defaultValue ?? '').length)
  const { maxLength } = props
  const countId = `${control.id}-count`
  const describedBy = [control['aria-describedby'], maxLength && countId].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <textarea
        data-slot="textarea"
        rows={5}
        {...control}
        aria-describedby={describedBy || undefined}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={cn(controlClasses, 'resize-y leading-normal', className)}
        {...props}
      />
      {maxLength && (
        <TextareaCount id={countId} length={length} maxLength={maxLength} text={remainingText} />
      )}
    </div>
  )
}

interface TextareaCountProps {
  id: string
  length: number
  maxLength: number
  text: ((characters: number) => string) | undefined
}

/** Seen at every key; heard only in the last tenth, and then in steps. */
function TextareaCount({
  id,
  length,
  maxLength,
  text = (characters) => `${characters} characters left`,
}: TextareaCountProps) {
  const left = maxLength - length
  const step = Math.ceil(maxLength / 50)
  const nearlyFull = left <= maxLength / 10
  return (
    <>
      <p
        id={id}
        data-slot="textarea-count"
        className={cn(
          'text-end text-xs text-text-muted tabular-nums',
          left <= 0 && 'font-semibold text-danger',
        )}
      >
        {length} / {maxLength}
      </p>
      <span role="status" className="sr-only">
        {nearlyFull && text(Math.floor(left / step) * step)}
      </span>
    </>
  )
}

export { Textarea }
