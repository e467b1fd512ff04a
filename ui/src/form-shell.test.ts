import { describe, expect, it } from 'vitest'
import { formReducer } from './form-shell.tsx'

const editing = { status: 'editing', errors: {}, announcing: false } as const
const invalid = {
  status: 'editing',
  errors: { name: 'Fill this in.', email: 'No @.' },
  announcing: true,
} as const
const submitting = { status: 'submitting', errors: {}, announcing: false } as const

describe('formReducer', () => {
  it('shows every message of an invalid form', () => {
    expect(formReducer(editing, { type: 'invalid', errors: invalid.errors })).toEqual(invalid)
  })

  it('drops the message of the field being edited and keeps the others', () => {
    expect(formReducer(invalid, { type: 'edited', name: 'name' })).toEqual({
      status: 'editing',
      errors: { email: 'No @.' },
      announcing: false,
    })
  })

  it('clears the failure when anything is edited', () => {
    const failed = formReducer(submitting, { type: 'failed' })
    expect(failed.status).toBe('error')
    expect(formReducer(failed, { type: 'edited', name: 'name' })).toEqual(editing)
  })

  it('clears every message once submitted', () => {
    expect(formReducer(invalid, { type: 'submitted' })).toEqual(submitting)
  })

  it('stays submitting when something is edited', () => {
    expect(formReducer(submitting, { type: 'edited', name: 'name' }).status).toBe('submitting')
  })

  it('ends in success', () => {
    expect(formReducer(submitting, { type: 'succeeded' })).toEqual({
      ...submitting,
      status: 'success',
    })
  })

  it('starts again once it is reset, except while submitting', () => {
    expect(formReducer(invalid, { type: 'reset' })).toEqual(editing)
    expect(formReducer(submitting, { type: 'reset' })).toEqual(submitting)
  })
})
