'use client'

import type { RefObject } from 'react'
import { useFormEvent } from './use-form-event.ts'

/** What sends one value, as long as it is checked where it can be. */
const sender =
  ':is(input:not([type=submit], [type=button], [type=reset]), select, textarea):enabled'
const unchecked = ':is([type=checkbox], [type=radio]):not(:checked)'

/** A form sends this value under the name of an input that shows another text. */
function useFormValue(input: RefObject<HTMLInputElement | null>, value: string) {
  useFormEvent(input, 'formdata', ({ formData }) => {
    const { name, form } = input.current ?? {}
    if (!name || !form) return
    const place = [...form.elements]
      .filter((element) => element.getAttribute('name') === name)
      .filter((element) => element.matches(sender) && !element.matches(unchecked))
      .indexOf(input.current as Element)
    if (place < 0) return
    const values = formData.getAll(name).with(place, value)
    formData.delete(name)
    for (const one of values) formData.append(name, one)
  })
}

export { useFormValue }
