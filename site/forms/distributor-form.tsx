import { distributorForm as text } from '@duskpane/content/forms/distributor'
import { limits } from '@duskpane/content/forms/limits'
import { Field, FieldGroup, FieldPair } from '@duskpane/ui/field'
import { Input } from '@duskpane/ui/input'
import { RadioGroup } from '@duskpane/ui/radio-group'
import { Select } from '@duskpane/ui/select'
import { Textarea } from '@duskpane/ui/textarea'
import { useState } from 'react'
import { atMost } from './at-most'
import { Options } from './options'
import { CityField, EmailField, NameField, PhoneField } from './person-fields'
import { SubmissionForm } from './submission-form'
import { textValue } from './text-value'
import { useDraft } from './use-draft'

/** The application to become a distributor. Brands are asked for only from those who have some. */
export function DistributorForm() {
  const [distributes, setDistributes] = useState('')
  const draft = useDraft('distributor-applications')
  const { fields, options, placeholders } = text
  return (
    <SubmissionForm
      text={text}
      collection="distributor-applications"
      draft={draft}
      read={(values) => ({
        company: textValue(values, 'company'),
        website: textValue(values, 'website'),
        name: textValue(values, 'name'),
        email: textValue(values, 'email'),
        phone: textValue(values, 'phone'),
        country: textValue(values, 'country'),
        city: textValue(values, 'city'),
        distributes: textValue(values, 'distributes') === 'Yes' ? 'Yes' : 'No',
        brands: textValue(values, 'brands'),
        years: textValue(values, 'years'),
        why: textValue(values, 'why'),
      })}
    >
      <Field name="company" {...fields.company} limit={atMost(limits.company)}>
        <Input required autoComplete="organization" />
      </Field>
      <Field name="website" {...fields.website} limit={atMost(limits.website)}>
        <Input type="url" autoComplete="url" inputMode="url" />
      </Field>
      <NameField {...fields.name} />
      <FieldPair>
        <EmailField {...fields.email} />
        <PhoneField {...fields.phone} required />
      </FieldPair>
      <FieldPair>
        <Field name="country" {...fields.country}>
          <Select required autoComplete="country-name" placeholder={placeholders.country}>
            <Options values={options.country} />
          </Select>
        </Field>
        <CityField {...fields.city} />
      </FieldPair>
      <Field name="years" {...fields.years}>
        <Select required placeholder={placeholders.years}>
          <Options values={options.years} />
        </Select>
      </Field>
      <FieldGroup name="distributes" {...fields.distributes}>
        {/* Side by side, so that nothing moves when the second question comes. */}
        <div className="grid grid-cols-[auto_1fr] gap-x-6">
          <RadioGroup
            required
            className="flex-col"
            options={options.distributes.map((value) => ({ value, label: value }))}
            value={distributes}
            onChange={({ target }) => setDistributes(target.value)}
          />
          {distributes === 'Yes' && (
            <Field name="brands" {...fields.brands} limit={atMost(limits.brands)}>
              <Input required />
            </Field>
          )}
        </div>
      </FieldGroup>
      <Field name="why" {...fields.why} limit={atMost(limits.why)}>
        <Textarea required rows={6} />
      </Field>
    </SubmissionForm>
  )
}
