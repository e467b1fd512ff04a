import { brand } from '@duskpane/content/brand'
import { useEffect, useRef, useState } from 'react'
import { kept } from '../kept'

/** What the keys of the desk do; a key that does nothing at the moment is left out. */
export type KeyActions = Readonly<Partial<Record<string, () => void>>>

const isKeptOn = kept<boolean>(`${brand.slug}-desk-keys`, 'localStorage')

/**
 * Keys of one letter, and Escape. They rest while something is typed or a dialog is open, and can be
 * switched off, because speech input types letters too.
 */
export function useKeys(actions: KeyActions) {
  const [isOn, setOn] = useState(true)
  const current = useRef(actions)
  current.current = actions

  useEffect(() => setOn(isKeptOn.read() ?? true), [])

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      if (!isOn && key.length === 1) return
      if (target instanceof Element && rests(target, key)) return
      const act = current.current[key.length === 1 ? key.toLowerCase() : key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])

  return {
    isOn,
    switchKeys(on: boolean) {
      setOn(on)
      isKeptOn.write(on)
    },
  }
}

/** Whether a key is for what has the focus, or for what stands over the desk. */
function rests(target: Element, key: string): boolean {
  if (target.closest('[role=dialog], [role=alertdialog], [role=menu], [popover]')) return true
  if (document.querySelector('[role=dialog], [role=alertdialog]')) return true
  const isTyped = target.matches('input:not([type=checkbox]), textarea, select')
  return isTyped && key !== 'Escape'
}
