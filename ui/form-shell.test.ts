import { describe, expect, it } from 'vitest'
import { formReducer } from './form-shell'

const editing = { status: 'editing', errors: {} } as const
const refused = { status: 'editing', errors: { name: 'Fill this in.', email: 'No @.' } } as const

describe('formReducer', () => {
  it('shows every message of a refused submission', () => {
    expect(formReducer(editing, { type: 'refused', errors: refused.errors })).toEqual(refused)
  })

  it('drops the message of the field being edited and keeps the others', () => {
    expect(formReducer(refused, { type: 'edited', name: 'name' })).toEqual({
      status: 'editing',
      errors: { email: 'No @.' },
    })
  })

  it('clears the failure when anything is edited', () => {
    const failed = formReducer({ status: 'submitting', errors: {} }, { type: 'failed' })
    expect(failed.status).toBe('error')
    expect(formReducer(failed, { type: 'edited', name: 'name' })).toEqual(editing)
  })

  it('forgets messages once submitted', () => {
    expect(formReducer(refused, { type: 'submitted' })).toEqual({
      status: 'submitting',
      errors: {},
    })
  })

  it('stays submitting while something is edited', () => {
    const state = { status: 'submitting', errors: {} } as const
    expect(formReducer(state, { type: 'edited', name: 'name' }).status).toBe('submitting')
  })

  it('ends in success', () => {
    const state = { status: 'submitting', errors: {} } as const
    expect(formReducer(state, { type: 'succeeded' })).toEqual({ status: 'success', errors: {} })
  })
})
