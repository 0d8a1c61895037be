import { describe, expect, it } from 'vitest'
import { explainIssue } from '../text'
import { designation } from '.'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const faults = (body: unknown) =>
  designation
    .safeParse(body)
    .error?.issues.map((issue) => [issue.path.join('.'), explainIssue(issue, 'zh')]) ?? []

describe('booths of a hall for several companies', () => {
  const entries = [
    { companyId: id(1), boothIds: [id(11), id(12)] },
    { companyId: id(2), boothIds: [id(13)] },
  ]
  const right = { hallId: id(9), entries, reason: '协会推荐' }

  it('are each for one company, with a reason', () => {
    expect(faults(right)).toEqual([])
    expect(faults({ ...right, reason: ' ' })).toEqual([['reason', '请填写原因']])
    expect(faults({ ...right, entries: [] })).toEqual([['entries', '请至少添加一家企业']])
    expect(faults({ ...right, entries: [{ companyId: id(1), boothIds: [] }] })).toEqual([
      ['entries.0.boothIds', '请选择展位'],
    ])
  })

  it('are refused at the later of two that clash', () => {
    const [first, second] = entries
    expect(faults({ ...right, entries: [first, second, { companyId: id(3), boothIds: [id(12)] }] })).toEqual([
      ['entries.2.boothIds', '同一展位分给了两家企业'],
    ])
    expect(faults({ ...right, entries: [first, { companyId: id(1), boothIds: [id(13)] }] })).toEqual([
      ['entries.1.companyId', '同一企业添加了两次'],
    ])
  })

  it('are for 50 companies at most', () => {
    const many = Array.from({ length: 51 }, (_, n) => ({ companyId: id(n), boothIds: [id(100 + n)] }))
    expect(faults({ ...right, entries: many.slice(1) })).toEqual([])
    expect(faults({ ...right, entries: many })).toEqual([['entries', '一次最多50家企业']])
  })
})
