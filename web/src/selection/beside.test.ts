import type { BoothState } from '@fairground/domain/booth'
import { describe, expect, it } from 'vitest'
import { namesBeside } from './beside'

const booth = (id: string, state: BoothState, zh: string) => ({
  id,
  state,
  name: { zh, en: '' },
  fullName: { zh: `${zh}有限公司`, en: '' },
})
const beside = (...booths: ReturnType<typeof booth>[]) =>
  namesBeside('wanted', {
    booths: [booth('wanted', 'normal', ''), ...booths],
    ownIds: new Set(['own']),
    adjoins: (one, other) => one === 'wanted' && other !== 'wanted' && other !== 'far',
    language: 'zh',
  })

describe('who stands beside a booth', () => {
  it('is named by the short name everybody reads on the plan, each company once', () =>
    expect(beside(booth('a', 'occupy', '申江'), booth('b', 'allotted', '申江'))).toEqual(['申江']))
  it.each([
    ['for whom a booth is kept', booth('a', 'bespoke', '申江')],
    ['who has it no more', booth('a', 'normal', '申江')],
    ['who has no public name', booth('a', 'occupy', '')],
    ['further away', booth('far', 'occupy', '申江')],
    ['of the own company', booth('own', 'occupy', '申江')],
  ])('is not named: %s', (_, neighbour) => expect(beside(neighbour)).toEqual([]))
})
