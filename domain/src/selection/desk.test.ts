import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { explainIssue } from '../text'
import { boothsSwapped, choiceFinished, choicesConfirmed, isAsSeen, quotaSet } from './desk'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const faults = (form: z.ZodType, body: unknown) =>
  form.safeParse(body).error?.issues.map((issue) => [issue.path.join('.'), explainIssue(issue, 'zh')]) ?? []

describe('what the organiser does with choices', () => {
  const why = { companyId: id(1), reason: '企业来电说明' }
  it.each([
    [choicesConfirmed, { choices: [] }, [['choices', '请至少选中一条记录']]],
    [choiceFinished, { ...why, reason: ' ' }, [['reason', '请填写原因']]],
    [choiceFinished, { ...why, reason: 'x'.repeat(201) }, [['reason', '原因最多200字']]],
    [boothsSwapped, { ...why, otherId: id(1) }, [['otherId', '请选择两家不同的企业']]],
    [boothsSwapped, { ...why, otherId: id(2) }, []],
    [quotaSet, { ...why, least: 3, most: 2 }, [['most', '最多不能少于最少']]],
    [
      quotaSet,
      { ...why, least: 0, most: 2.5 },
      [
        ['least', '请填写大于0的整数'],
        ['most', '请填写大于0的整数'],
      ],
    ],
    [quotaSet, { ...why, least: 2, most: 4 }, []],
  ])('is asked for in full, and in order: %#', (form, body, expected) =>
    expect(faults(form, body)).toEqual(expected),
  )
})

describe('a choice that is decided on', () => {
  const finishedAt = new Date('2026-11-18T02:00:00.123Z')
  const seen = { companyId: id(1), boothIds: [id(2), id(3)], finishedAt: finishedAt.toISOString() }
  it.each([
    ['is as it was seen, in whatever order', { boothIds: [id(3), id(2)], finishedAt }, true],
    ['has a booth less', { boothIds: [id(2)], finishedAt }, false],
    ['has another booth', { boothIds: [id(2), id(4)], finishedAt }, false],
    ['was finished anew', { boothIds: [id(2), id(3)], finishedAt: new Date() }, false],
    ['is open again', { boothIds: [id(2), id(3)], finishedAt: null }, false],
  ])('%s', (_, standing, expected) => expect(isAsSeen(standing, seen)).toBe(expected))
})
