import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DataState, ReviewState } from '../company'
import { isMessageKey } from '../text'
import { changedNames, changesOf } from './changes'
import { correction, correctionMessages, isDecided } from './correction'
import {
  hasPhrase,
  mayDecide,
  mayTake,
  pointedAt,
  reviewMessages,
  signUpDecision,
  whatHappened,
  withPhrase,
} from './decision'
import { neighbours, nextToDecide } from './queue'
import {
  asCompanyReads,
  comparedWith,
  eventOf,
  type RecordedLine,
  savesSince,
  wholeTimeline,
} from './timeline'

const states = (dataState: DataState, reviewState: ReviewState | null) => ({ dataState, reviewState })

describe('a decision on a sign-up', () => {
  it('needs a reason when it returns the sign-up, and none when it approves', () => {
    expect(signUpDecision.safeParse({ decision: 'approved' }).success).toBe(true)
    const bare = signUpDecision.safeParse({ decision: 'rejected', remark: '   ' })
    expect(bare.error?.issues[0]).toMatchObject({ path: ['remark'], message: reviewMessages.remark })
  })

  it('takes a remark of 200 characters and not one more', () => {
    expect(signUpDecision.safeParse({ decision: 'rejected', remark: '字'.repeat(200) }).success).toBe(true)
    expect(signUpDecision.safeParse({ decision: 'rejected', remark: '字'.repeat(201) }).success).toBe(false)
  })

  it.each([
    [states('submitted', 'awaiting'), true],
    [states('submitted', 'started'), true],
    [states('submitted', 'second'), true],
    [states('submitted', 'approved'), false],
    [states('rejected', 'rejected'), false],
    [states('draft', null), false],
  ])('on %j is possible: %s', (sign, possible) => {
    expect(mayDecide(sign)).toBe(possible)
  })

  it('may be prepared by starting the review, and a started one by a second review', () => {
    expect(mayTake('started', states('submitted', 'awaiting'))).toBe(true)
    expect(mayTake('started', states('submitted', 'started'))).toBe(false)
    expect(mayTake('second', states('submitted', 'awaiting'))).toBe(false)
    expect(mayTake('second', states('submitted', 'started'))).toBe(true)
  })

  it('that comes too late is told what happened instead', () => {
    expect(whatHappened(states('submitted', 'approved'))).toBe(reviewMessages.approvedBy)
    expect(whatHappened(states('rejected', 'rejected'))).toBe(reviewMessages.rejectedBy)
    expect(whatHappened(states('draft', null))).toBe(reviewMessages.withdrawn)
    expect(whatHappened(states('submitted', 'started'))).toBe(reviewMessages.startedBy)
    expect(whatHappened(states('submitted', 'awaiting'))).toBe(reviewMessages.changedBy)
    for (const key of Object.values(reviewMessages)) expect(isMessageKey(key)).toBe(true)
  })
})

describe('phrases picked for a remark', () => {
  it('are put below what is typed, and taken out again when picked twice', () => {
    const typed = '请补充附件'
    const both = withPhrase(typed, '营业执照不清晰')
    expect(both).toBe('请补充附件\n营业执照不清晰')
    expect(hasPhrase(both, '营业执照不清晰')).toBe(true)
    expect(withPhrase(both, '营业执照不清晰')).toBe(typed)
  })

  it('never leave a trace when picked twice, whatever they say', () => {
    const phrase = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(phrase, (picked) => {
        expect(withPhrase(withPhrase('', picked), picked)).toBe('')
      }),
    )
  })
})

const pump = { category: '0101', introZh: '水泵', introEn: '', imageFileId: 'a' }
const hose = { category: '0102', introZh: '水带', introEn: '', imageFileId: 'b' }

describe('what changed since the last submission', () => {
  it('runs from what the first save found to what the last one left', () => {
    const saves = [
      {
        section: 'basics' as const,
        before: { contactName: '林芳', fax: '' },
        after: { contactName: '陈立', fax: '' },
      },
      {
        section: 'basics' as const,
        before: { contactName: '陈立' },
        after: { contactName: '王敏', fax: '1' },
      },
    ]
    expect(changesOf(saves, 'CHN')).toEqual([
      {
        section: 'basics',
        fields: [
          { field: 'contactName', before: '林芳', after: '王敏' },
          { field: 'fax', before: '', after: '1' },
        ],
        gone: [],
        fresh: [],
      },
    ])
  })

  it('does not mention what was changed and changed back', () => {
    const saves = [
      { section: 'scale' as const, before: { region: '110000' }, after: { region: '310000' } },
      { section: 'scale' as const, before: { region: '310000' }, after: { region: '110000' } },
    ]
    expect(changesOf(saves, 'CHN')).toEqual([])
  })

  it('counts a new login mobile among the changes, beside what was saved before and after it', () => {
    const full = { contactMobile: '13800000001', contactName: '林芳', fax: '' }
    const lines = [
      line(7, 'save-basics', {
        before: { ...full, contactMobile: '13900000001', fax: '1' },
        after: { ...full, contactMobile: '13900000001', fax: '2' },
      }),
      line(6, 'change-mobile', {
        before: { contactMobile: '13800000001' },
        after: { contactMobile: '13900000001' },
      }),
      line(5, 'save-basics', { before: full, after: { ...full, fax: '1' } }),
    ]
    const mobile = { field: 'contactMobile', before: '13800000001', after: '13900000001' }
    const changed = (recorded: RecordedLine[]) => changesOf(savesSince(recorded, day(4)), 'CHN')[0]?.fields
    expect(changed(lines)).toEqual([mobile, { field: 'fax', before: '', after: '2' }])
    expect(changed(lines.slice(1))).toEqual([mobile, { field: 'fax', before: '', after: '1' }])
    expect(changed(lines.slice(0, 2))).toEqual([mobile, { field: 'fax', before: '1', after: '2' }])
    expect(eventOf(lines[1] ?? line(6, ''), 'CHN')).toMatchObject({
      kind: 'saved',
      section: 'basics',
      fields: ['contactMobile'],
    })
  })

  it('takes everything as new in a section that was saved for the first time, and then again', () => {
    const saves = [
      { section: 'scale' as const, before: null, after: { region: '110000' } },
      { section: 'scale' as const, before: { region: '110000' }, after: { region: '110000' } },
    ]
    expect(changesOf(saves, 'CHN')[0]?.fields).toEqual([{ field: 'region', before: null, after: '110000' }])
  })

  it('tells which products went and which are new, whatever their order', () => {
    const save = {
      section: 'intro' as const,
      before: { products: [{ ...pump, id: '1' }, hose] },
      after: { products: [{ ...hose, introZh: '新水带' }, pump] },
    }
    expect(changesOf([save], 'CHN')[0]).toMatchObject({
      gone: [hose],
      fresh: [{ ...hose, introZh: '新水带' }],
    })
    expect(changedNames(save, 'CHN')).toEqual(['products'])
  })
})

const line = (day: number, action: string, more: Partial<RecordedLine> = {}): RecordedLine => ({
  at: new Date(Date.UTC(2026, 10, day)),
  by: '林芳',
  byStaff: false,
  action,
  before: null,
  after: null,
  ...more,
})
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe('the submission a reviewer compares with', () => {
  it('is the one before, where there was one', () => {
    expect(comparedWith(day(3), { dataState: 'submitted', submittedAt: day(9), reviewedAt: day(5) })).toEqual(
      {
        since: day(3),
        first: false,
      },
    )
  })

  it('is the first one itself as long as there is no other', () => {
    expect(comparedWith(null, { dataState: 'submitted', submittedAt: day(9), reviewedAt: null })).toEqual({
      since: day(9),
      first: true,
    })
    expect(comparedWith(null, { dataState: 'draft', submittedAt: null, reviewedAt: null })).toBeNull()
  })

  it('is known from the decision on it when its own line is no longer kept', () => {
    expect(comparedWith(null, { dataState: 'submitted', submittedAt: day(9), reviewedAt: day(4) })).toEqual({
      since: day(4),
      first: false,
    })
  })

  it('leaves aside what was saved before it', () => {
    const save = { before: { fax: '1' }, after: { fax: '2' } }
    const lines = [line(8, 'save-basics', save), line(4, 'save-basics', save), line(3, 'submit')]
    expect(savesSince(lines, day(4))).toEqual([{ section: 'basics', ...save }])
  })
})

describe('the past of a sign-up', () => {
  it('tells saves with the fields they changed, and decisions with their remark', () => {
    const saved = line(4, 'save-basics', { before: { fax: '1', email: '' }, after: { fax: '2' } })
    expect(eventOf(saved, 'CHN')).toMatchObject({ kind: 'saved', section: 'basics', fields: ['fax'] })
    const returned = line(5, 'reject', { after: { remark: '请重传执照' }, byStaff: true })
    expect(eventOf(returned, 'CHN')).toMatchObject({ kind: 'rejected', remark: '请重传执照', byStaff: true })
    expect(eventOf(line(5, 'something-new'), 'CHN').kind).toBe('changed')
  })

  it('is completed from the company’s own row where nothing was recorded', () => {
    const facts = {
      registeredAt: day(1),
      registeredBy: '13800000001',
      submittedAt: day(2),
      decided: { at: day(3), by: '郑国栋', as: 'approved' as const, remark: '' },
    }
    expect(wholeTimeline([], facts).map(({ kind }) => kind)).toEqual(['approved', 'submitted', 'registered'])
    const recorded = [eventOf(line(2, 'submit'), 'CHN')]
    expect(wholeTimeline(recorded, { ...facts, decided: null }).map(({ kind }) => kind)).toEqual([
      'submitted',
      'registered',
    ])
  })

  it('begins with whoever entered it, where that was not the company itself', () => {
    const facts = { registeredAt: day(1), registeredBy: '13800000001', submittedAt: null, decided: null }
    const entered = eventOf(line(1, 'enter', { byStaff: true }), 'CHN')
    expect(wholeTimeline([entered], facts).map(({ kind }) => kind)).toEqual(['entered'])
  })
})

describe('the remark of a return', () => {
  it('points at sections, each once and in their order; anything else is not one', () => {
    expect(pointedAt(['invoice', 'nothing', 'basics', 'invoice'])).toEqual(['basics', 'invoice'])
  })

  it('reaches the company with the sections it points at, and so does why a decision was taken back', () => {
    const line = { at: new Date(), by: '郑国栋', byStaff: true, before: null }
    const events = [
      eventOf({ ...line, action: 'reopen', after: { remark: '点错了' } }, 'CHN'),
      eventOf({ ...line, action: 'reject', after: { remark: '税号', sections: ['invoice'] } }, 'CHN'),
    ]
    expect(asCompanyReads(events)).toMatchObject([
      { kind: 'reopened', by: '', remark: '点错了', sections: [] },
      { kind: 'rejected', by: '', remark: '税号', sections: ['invoice'] },
    ])
  })
})

describe('a decision taken back', () => {
  it('needs a reason', () => {
    expect(correction.safeParse({ reason: ' ' }).error?.issues[0]?.message).toBe(correctionMessages.reason)
    expect(correction.parse({ reason: '点错了' }).knowing).toEqual({ booths: [], window: false })
  })

  it('is one that was made', () => {
    expect(isDecided(states('submitted', 'approved'))).toBe(true)
    expect(isDecided(states('rejected', 'rejected'))).toBe(true)
    expect(isDecided(states('submitted', 'started'))).toBe(false)
    expect(isDecided(states('draft', null))).toBe(false)
  })
})

describe('the queue', () => {
  const row = (id: string, reviewerId?: string) => ({ id, claim: reviewerId ? { reviewerId } : null })
  const queue = [row('a'), row('b', 'wang'), row('c', 'me'), row('d')]

  it('leads to its neighbours, and from elsewhere to the first in line', () => {
    expect(neighbours(queue, 'b')).toEqual({ previous: queue[0], next: queue[2] })
    expect(neighbours(queue, 'd').next).toBeUndefined()
    expect(neighbours(queue, 'elsewhere')).toEqual({ previous: undefined, next: queue[0] })
  })

  it('goes on with what no colleague is at, and from its end to what was left out', () => {
    expect(nextToDecide(queue, 'a', 'me')?.id).toBe('c')
    expect(nextToDecide(queue, 'd', 'me')?.id).toBe('a')
    expect(nextToDecide([row('a'), row('b', 'wang')], 'a', 'me')).toBeUndefined()
  })
})
