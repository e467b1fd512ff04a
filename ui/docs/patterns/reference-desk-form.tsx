'use client'

import {
  Checkbox,
  Combobox,
  DateInput,
  DateRange,
  Field,
  FieldPair,
  FieldSet,
  FileDrop,
  FormShell,
  Input,
  NativeSelect,
  PasswordInput,
  QuantityInput,
  RadioGroup,
  RadioGroupItem,
  Switch,
  Textarea,
} from '@duskpane/ui'
import type { Server } from './reference-desk-requests'
import { useTexts } from './reference-desk-texts'

/** A form with each kind of control; what the server finds wrong stands beside its field. */
export function Invitation({ invite }: { invite: Server['invite'] }) {
  const texts = useTexts()
  return (
    <FormShell
      onSubmit={invite}
      submitLabel={texts.send}
      submittingLabel={texts.sending}
      success={texts.sent}
      style={{ maxWidth: '42rem' }}
    >
      <FieldPair>
        <Field name="name" label={texts.name}>
          <Input required autoComplete="off" />
        </Field>
        <Field name="email" label={texts.email}>
          <Input required type="email" autoComplete="off" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="password" label={texts.password} hint={texts.passwordHint}>
          <PasswordInput required minLength={12} autoComplete="new-password" />
        </Field>
        <Field name="load" label={texts.load}>
          <QuantityInput defaultValue={20} max={99} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field name="team" label={texts.team}>
          <NativeSelect defaultValue={texts.teams[0]}>
            {texts.teams.map((team) => (
              <option key={team}>{team}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field name="country" label={texts.country}>
          <Combobox required options={texts.countries.map((it) => ({ value: it, label: it }))} />
        </Field>
      </FieldPair>
      <FieldSet name="role" label={texts.role}>
        <RadioGroup required>
          {texts.roles.map((role) => (
            <RadioGroupItem key={role} value={role}>
              {role}
            </RadioGroupItem>
          ))}
        </RadioGroup>
      </FieldSet>
      <FieldSet name="topics" label={texts.topics} optional>
        {texts.teams.map((team) => (
          <Checkbox key={team} value={team}>
            {team}
          </Checkbox>
        ))}
      </FieldSet>
      <Field name="start" label={texts.start} optional>
        <DateInput />
      </Field>
      <FieldSet name="away" label={texts.away} optional>
        <DateRange />
      </FieldSet>
      <Field name="note" label={texts.note} optional limit={{ most: 200 }}>
        <Textarea />
      </Field>
      <Field name="files" label={texts.files} hint={texts.filesHint} optional>
        <FileDrop multiple accept=".pdf" maxSize={5_000_000} />
      </Field>
      <Switch name="mails" defaultChecked>
        {texts.mails}
      </Switch>
    </FormShell>
  )
}
