import { describe, expect, it } from 'vitest'
import { contractMessages as say } from './contract.messages'
import { delegateForm, delegationDayFault } from './delegation'

const whole = {
  name: '李磊',
  post: '采购经理',
  contact: '13912340000',
  until: '2027-03-01',
  ownCode: '123456',
  code: '654321',
}
const faultsOf = (userType: 'CHN' | 'ENG', given: object) =>
  delegateForm(userType)
    .safeParse({ ...whole, ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a delegate', () => {
  it.each([
    ['CHN', ' 13912340000 ', undefined],
    ['CHN', 'li@example.com', say.delegateMobile],
    ['CHN', '', say.delegateMobile],
    ['ENG', 'Li@Example.com', undefined],
    ['ENG', '13912340000', say.delegateMail],
  ] as const)('of an account of kind %s has a contact of that kind: %j', (userType, contact, fault) => {
    expect(faultsOf(userType, { contact })).toEqual(fault && [['contact', fault]])
  })

  it('has a name and a post, and both codes', () => {
    expect(faultsOf('CHN', { name: ' ', post: '', ownCode: '12', code: '' })).toEqual([
      ['name', say.delegateMissing],
      ['post', say.delegatePostMissing],
      ['ownCode', say.codeMissing],
      ['code', say.codeMissing],
    ])
  })

  it.each([
    ['2026-11-17', say.delegateDayPast],
    ['2026-11-18', undefined],
    ['2027-11-19', undefined],
    ['2027-11-20', say.delegateDayTooFar],
  ])('signs from today until %s: %s', (until, fault) => {
    expect(delegationDayFault(until, '2026-11-18')).toBe(fault)
  })
})
