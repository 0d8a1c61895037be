import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssociationMatch, evidenceFor, strongestFirst, validityOf } from '.'

const own = '91350100M000100Y43'
const other = '91110108MA0KKKQGLJ'
const row = { linked: false, creditCode: null as string | null, sameName: false }

describe('why a list is taken to name a company', () => {
  it.each([
    ['the same code counts, whatever the name', { ...row, creditCode: own }, 'code'],
    ['the same code and name count by the code', { ...row, creditCode: own, sameName: true }, 'code'],
    ['the same name counts where the list knows no code', { ...row, sameName: true }, 'name'],
    [
      'the same name under another code is for a person to check',
      { ...row, creditCode: other, sameName: true },
      'nameOtherCode',
    ],
    ['another code and another name say nothing', { ...row, creditCode: other }, undefined],
    [
      'a row that points at the company needs nothing else',
      { linked: true, creditCode: other, sameName: false },
      'linked',
    ],
  ])('%s', (_, given, expected) => {
    expect(evidenceFor(own, given)).toBe(expected)
  })

  it('goes by the name alone for a company without a code', () => {
    expect(evidenceFor(null, { ...row, creditCode: other, sameName: true })).toBe('name')
    expect(evidenceFor('', { ...row, creditCode: '', sameName: false })).toBeUndefined()
  })
})

describe('the validity of a certificate', () => {
  const today = '2026-11-15'

  it.each([
    ['2026-01-01', '2026-11-15', 'valid'],
    ['2026-11-15', '2027-01-01', 'valid'],
    ['2022-01-01', '2026-11-14', 'expired'],
    ['2026-11-16', '2028-01-01', 'notYet'],
    [null, '2027-01-01', 'valid'],
    ['2020-01-01', null, 'undated'],
    [null, null, 'undated'],
  ])('from %s until %s is %s', (from, until, expected) => {
    expect(validityOf({ from, until }, today)).toBe(expected)
  })
})

const certificate = (over: Partial<AssociationMatch>): AssociationMatch => ({
  id: 'a',
  evidence: 'name',
  listedName: '',
  sameName: true,
  certificateNumber: '00001',
  validFrom: null,
  validUntil: null,
  validity: 'valid',
  ...over,
})

describe('several rows of one list', () => {
  it('show the certificate that holds before the one it replaced', () => {
    const old = certificate({ id: 'old', validity: 'expired', validUntil: '2024-01-01' })
    const renewed = certificate({ id: 'renewed', validUntil: '2028-01-01' })
    expect(strongestFirst([old, renewed]).map(({ id }) => id)).toEqual(['renewed', 'old'])
  })

  it('show a row of the own code before one that only shares the name', () => {
    const doubtful = certificate({ id: 'doubtful', evidence: 'nameOtherCode' })
    const sure = certificate({ id: 'sure', evidence: 'code', validity: 'expired' })
    expect(strongestFirst([doubtful, sure]).map(({ id }) => id)).toEqual(['sure', 'doubtful'])
  })

  it('are all kept', () => {
    const matches = fc.array(
      fc
        .record({
          evidence: fc.constantFrom('code' as const, 'name' as const, 'nameOtherCode' as const),
          validity: fc.constantFrom('valid' as const, 'expired' as const),
        })
        .map(certificate),
    )
    fc.assert(
      fc.property(matches, (given) => {
        expect(strongestFirst(given)).toHaveLength(given.length)
      }),
    )
  })
})
