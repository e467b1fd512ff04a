import { useState } from 'react'

/** Returns a message about the last copy, and a function that copies a text. */
function useCopy(): [result: string, copy: (text: string) => Promise<void>] {
  const [result, setResult] = useState('')
  return [
    result,
    async (text) => {
      try {
        await navigator.clipboard.writeText(text)
        setResult(`Copied ${text}`)
      } catch {
        setResult('This browser does not allow copying.')
      }
    },
  ]
}

/** A name that a click copies. */
function CopyButton({ text }: { text: string }) {
  const [result, copy] = useCopy()
  return (
    <button
      type="button"
      onClick={() => copy(text)}
      className="min-h-6 cursor-pointer rounded-dp-sm text-start font-semibold underline decoration-dp-line-strong decoration-dotted underline-offset-4 wrap-anywhere hover:text-dp-accent-strong"
    >
      {text}
      <span role="status" className="block text-dp-xs font-normal text-dp-text-muted empty:hidden">
        {result}
      </span>
    </button>
  )
}

export { CopyButton, useCopy }
