import { describe, expect, it } from 'vitest'
import { formReducer } from './form-shell.tsx'

const editing = { status: 'editing', errors: {}, refused: false } as const
const refused = {
  status: 'editing',
  errors: { name: 'Fill this in.', email: 'No @.' },
  refused: true,
} as const
const submitting = { status: 'submitting', errors: {}, refused: false } as const

describe('formReducer', () => {
  it('shows every message of a refused submission', () => {
    expect(formReducer(editing, { type: 'refused', errors: refused.errors })).toEqual(refused)
  })

  it('drops the message of the field being edited and keeps the others', () => {
    expect(formReducer(refused, { type: 'edited', name: 'name' })).toEqual({
      status: 'editing',
      errors: { email: 'No @.' },
      refused: false,
    })
  })

  it('clears the failure when anything is edited', () => {
    const failed = formReducer(submitting, { type: 'failed' })
    expect(failed.status).toBe('error')
    expect(formReducer(failed, { type: 'edited', name: 'name' })).toEqual(editing)
  })

  it('forgets messages once submitted', () => {
    expect(formReducer(refused, { type: 'submitted' })).toEqual(submitting)
  })

  it('stays submitting while something is edited', () => {
    expect(formReducer(submitting, { type: 'edited', name: 'name' }).status).toBe('submitting')
  })

  it('ends in success', () => {
    expect(formReducer(submitting, { type: 'succeeded' })).toEqual({
      ...submitting,
      status: 'success',
    })
  })
})
