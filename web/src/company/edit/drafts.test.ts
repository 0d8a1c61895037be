import { describe, expect, it } from 'vitest'
import type { SignUpSubject } from '../subject'
import { draftKey } from './drafts'

const staff = (companyId: string, username?: string): SignUpSubject => ({
  actor: 'staff',
  variant: 'CHN',
  companyId,
  ...(username ? { account: { username } } : {}),
})
const keyOf = (subject: SignUpSubject) => draftKey(subject, 21, 'basics')

describe('what was typed and not saved', () => {
  it('is kept apart by company where one clerk edits several', () => {
    expect(keyOf(staff('a'))).not.toBe(keyOf(staff('b')))
  })

  it('is kept apart by account while the companies are not there yet', () => {
    expect(keyOf(staff('newInsert', '13700000001'))).not.toBe(keyOf(staff('newInsert', '13700000002')))
    expect(keyOf(staff('newInsert', '13700000001'))).toBe(keyOf(staff('newInsert', '13700000001')))
  })

  it('never meets what the company itself is typing, nor another edition’s', () => {
    const own: SignUpSubject = { actor: 'exhibitor', variant: 'CHN' }
    expect(keyOf(own)).not.toBe(keyOf(staff('a')))
    expect(draftKey(own, 20, 'basics')).not.toBe(keyOf(own))
  })
})
