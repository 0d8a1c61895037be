import { describe, expect, it } from 'vitest'
import { rowRule } from '../field'
import { downloadCheck, downloadFields, downloadMessages as say } from '.'

const rule = rowRule(downloadFields, downloadCheck)
const row = { title: { zh: '手册', en: 'Manual' }, audience: 'all', reach: 'all' }
const faults = (more: object) =>
  rule.safeParse({ ...row, ...more }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('a file that is offered', () => {
  it('has a title in the language of whoever sees it', () => {
    expect(faults({})).toEqual([])
    expect(faults({ title: { zh: '手册', en: '' } })).toEqual([['title', say.titleEn]])
    expect(faults({ title: { zh: '', en: 'Manual' } })).toEqual([['title', say.titleZh]])
    expect(faults({ title: { zh: '手册', en: '' }, audience: 'CHN' })).toEqual([])
    expect(faults({ title: { zh: '', en: 'Manual' }, audience: 'ENG' })).toEqual([])
  })

  it('does not end before it begins', () => {
    expect(faults({ visibleFrom: '2026-02-02', visibleUntil: '2026-02-02' })).toEqual([])
    expect(faults({ visibleFrom: '2026-02-02', visibleUntil: '2026-02-01' })).toEqual([
      ['visibleUntil', say.spanOrder],
    ])
  })
})
