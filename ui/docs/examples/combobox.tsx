import { Combobox, Field } from '@duskpane/ui'
import { useState } from 'react'

const cities = ['Bergen', 'Oslo', 'Stavanger', 'Trondheim'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export function Example() {
  const [city, setCity] = useState('')
  return (
    <Field name="city" label="Nearest city">
      <Combobox
        options={cities}
        value={city}
        onValueChange={setCity}
        placeholder="Type or choose"
      />
    </Field>
  )
}
