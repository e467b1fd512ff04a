import { emailFormat, tooLong } from '@duskpane/content/forms/limits'
import { unusual as unusualText } from '@duskpane/content/forms/sent'
import type { FieldText } from '@duskpane/content/schema'
import { type CharacterLimit, Field } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import type { ComponentProps, SyntheticEvent } from 'react'
import { EMAIL_PATTERN, email, name, type TextField } from '../backend/fields'
import { lacksCountryCode, normalize, tidyAddress } from '../backend/normalize'

/** A field's limit in characters, with this site's words for a text beyond it. */
export const atMost = (most: number): CharacterLimit => ({ most, tooLong })

/** The attributes of the input, by the kind of the field. */
const inputs: Readonly<Record<string, ComponentProps<'input'>>> = {
  // The pattern as well, because some browsers take more than the stores do.
  email: {
    type: 'email',
    inputMode: 'email',
    pattern: EMAIL_PATTERN,
    title: emailFormat,
    onInput: tidyEmail,
    onCompositionEnd: tidyEmail,
    onBlur: finishEmail,
    onKeyDown: (event) => event.key === 'Enter' && finishEmail(event),
  },
  phone: { type: 'tel', inputMode: 'tel' },
  // Not type="url", which rejects "www.example.com".
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
}

/** What is asked about once: the specification leaves what is right to the browser. */
const unusual: Readonly<Record<string, (value: string) => string | undefined>> = {
  email: (value) => (/@[^.]+$/.test(value) ? unusualText.email : undefined),
  phone(value) {
    if (/\p{L}/u.test(value)) return unusualText.phone
    return lacksCountryCode(value) ? unusualText.phoneAtHome : undefined
  },
}

/** At once, as the browser refuses an address that is only written in another way. */
function tidyEmail({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return
  rewrite(currentTarget, tidyAddress(currentTarget.value))
}

/** Before it is checked: Chromium alone takes an umlaut in the host. */
function finishEmail({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  rewrite(currentTarget, normalize('email', currentTarget.value))
}

/** Only a text that differs, which would lose its caret. */
function rewrite(input: HTMLInputElement, text: string) {
  if (text !== input.value) input.value = text
}

interface LineFieldProps extends FieldText {
  readonly name: string
  readonly field: TextField
  /** Shown instead of the form's own message. */
  readonly error?: string | undefined
}

/** A line of text: the input, limit and autocompletion that follow from its description. */
export function LineField({ name, field, ...text }: LineFieldProps) {
  return (
    <Field
      name={name}
      {...text}
      optional={field.required === false}
      limit={atMost(field.limit)}
      unusual={unusual[field.kind]}
    >
      <Input
        {...inputs[field.kind]}
        required={field.required !== false}
        autoComplete={field.autoComplete}
      />
    </Field>
  )
}

type TextProps = Omit<LineFieldProps, 'name' | 'field'>

/** A person's name, in a form without a collection too. */
export function NameField(text: TextProps) {
  return <LineField name="name" field={name} {...text} />
}

/** An e-mail address, in a form without a collection too. */
export function EmailField(text: TextProps) {
  return <LineField name="email" field={email} {...text} />
}
