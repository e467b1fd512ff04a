'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Eye, EyeOff } from 'lucide'
import { type ComponentProps, useRef, useState } from 'react'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Input, inputButtonClasses } from './input.tsx'
import { cn } from './lib/cn.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { useFormEvent } from './lib/use-form.ts'
import { useTexts } from './words.tsx'

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type'> &
  Optional<Words['passwordInput']>

/**
 * A password, with a button that shows what is typed: in a `Field`, or with an `aria-label`. It is hidden again when its
 * form is sent, so that browsers offer to keep it. Its props go to the `input`.
 */
function PasswordInput({
  autoComplete = 'current-password',
  className,
  ref,
  ...given
}: PasswordInputProps) {
  const [words, props] = useTexts('passwordInput', given)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  useFormEvent(input, 'submit', () => setShown(false))
  return (
    <div data-slot="password-input-frame" className="relative">
      <Input
        ref={useComposedRefs(input, ref)}
        data-slot="password-input"
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pe-14', className)}
        {...onlyGiven(props)}
      />
      <IconButton
        aria-label={isShown ? words.hideLabel : words.showLabel}
        disabled={props.disabled}
        onClick={() => setShown(!isShown)}
        className={inputButtonClasses}
      >
        <Icon icon={isShown ? EyeOff : Eye} />
      </IconButton>
    </div>
  )
}

export { PasswordInput }
