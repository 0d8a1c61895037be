import { describe, expect, it } from 'vitest'
import { invoiceable, kindsFor, missingDetails } from './invoice'
import { invoiceIssued } from './invoice-acts'

const nothing = { title: '', creditCode: '', address: '', phone: '', bank: '', bankAccount: '' }

describe('what can be invoiced', () => {
  it('is what was paid less what was invoiced, and never less than nothing', () => {
    expect(invoiceable({ paid: 500, invoiced: 200 })).toBe(300)
    expect(invoiceable({ paid: 100, invoiced: 200 })).toBe(0)
  })

  it('needs more details the more an invoice says', () => {
    const named = { ...nothing, title: 'A', creditCode: 'B' }
    expect(missingDetails('overseas', nothing)).toEqual(['title'])
    expect(missingDetails('ordinary', named)).toEqual([])
    expect(missingDetails('special', named)).toEqual(['address', 'phone', 'bank', 'bankAccount'])
  })

  it('is of a kind the company can have', () => {
    expect(kindsFor(true)).toEqual(['overseas'])
    expect(kindsFor(false)).not.toContain('overseas')
  })
})

describe('the number of an invoice', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const given = { wishId: id, issuedOn: '2026-11-17', amount: 1, fileId: id }

  it.each([
    [' ab－12 ', 'AB-12'],
    ['26112000000012345678', '26112000000012345678'],
  ])('%j is %s', (number, read) => expect(invoiceIssued.parse({ ...given, number }).number).toBe(read))

  it.each(['', 'a b', 'x'.repeat(31), '号码'])('%j is none', (number) =>
    expect(invoiceIssued.safeParse({ ...given, number }).success).toBe(false),
  )
})
