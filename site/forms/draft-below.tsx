import { draftText as text } from '@duskpane/content/forms/sent'
import { Button } from '@duskpane/ui/button'
import { type RefObject, useEffect, useState } from 'react'
import { isField } from './is-field'

/** Says at the edge of the window that a form further down is half filled in, and leads there. */
export function DraftBelow({ form }: { readonly form: RefObject<HTMLFormElement | null> }) {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    if (!form.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top > 0)
    })
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [form])
  return (
    <span role="status" className="contents print:hidden">
      {isBelow && (
        <span
          data-slot="draft-below"
          className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-surface/95 px-4 py-1 text-base text-text backdrop-blur-sm"
        >
          <span>{text.below}</span>
          <Button
            type="button"
            variant="ghost"
            size="sm"
            className="underline underline-offset-4"
            onClick={() => [...(form.current?.elements ?? [])].find(isField)?.focus()}
          >
            {text.goOn}
          </Button>
        </span>
      )}
    </span>
  )
}
