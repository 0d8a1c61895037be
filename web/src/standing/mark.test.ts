import { describe, expect, it } from 'vitest'
import { evidenceText, markOf } from './mark'
import { standingTexts as texts } from './standing.texts'

describe('the mark of a list', () => {
  it('reassures when the blacklist has nothing, and only notes the absence elsewhere', () => {
    expect(markOf('blacklist', undefined)).toBe('yes')
    expect(markOf('council', undefined)).toBe('none')
  })

  it('stops only for a blacklisted account; a shared name asks for a look', () => {
    expect(markOf('blacklist', { evidence: 'linked' })).toBe('stop')
    expect(markOf('blacklist', { evidence: 'name' })).toBe('check')
  })

  it('asks for a look where the code differs, even if the certificate is valid', () => {
    expect(markOf('grade', { evidence: 'nameOtherCode', validity: 'valid' })).toBe('check')
  })

  it.each([
    ['valid', 'yes'],
    ['undated', 'yes'],
    ['expired', 'lapsed'],
    ['notYet', 'later'],
  ] as const)('shows a certificate that is %s as %s', (validity, mark) => {
    expect(markOf('association', { evidence: 'name', validity })).toBe(mark)
  })
})

describe('the evidence in words', () => {
  const match = { listedName: '旧名', sameName: false }

  it('names the other name when only the code matches', () => {
    expect(evidenceText('council', { ...match, evidence: 'code' })).toBe(texts.byCode)
    expect(evidenceText('council', { ...match, evidence: 'code', sameName: true })).toBe(texts.byCodeAndName)
  })

  it('says that a shared name on the blacklist blocks nothing', () => {
    expect(evidenceText('blacklist', { ...match, evidence: 'name' })).toBe(texts.byNameOtherAccount)
  })
})
