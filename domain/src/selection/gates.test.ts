import { describe, expect, it } from 'vitest'
import { type Circumstances, closedGate, gatesFor, gatesForStaff, isOpen } from './gates'
import type { Quota } from './quota'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 1, minute))
const quota = { boothClass: 'standard' } as Quota
const open: Circumstances = {
  started: true,
  approved: true,
  blacklisted: false,
  quota,
  window: { startsAt: at(0), endsAt: at(30) },
  finished: false,
  now: at(5),
}

describe('whoever wants to choose', () => {
  it('may, when everything is there', () => expect(closedGate(open)).toBeUndefined())
  it.each([
    ['notStarted', { started: false, approved: false }],
    ['notApproved', { approved: false, blacklisted: true }],
    ['blacklisted', { blacklisted: true, quota: undefined }],
    ['noQuota', { quota: undefined, window: undefined }],
    ['inGroup', { ledBy: { group: '福建展团', delegate: { zh: '甲', en: 'A' } }, window: undefined }],
    ['noWindow', { window: undefined, finished: true }],
    ['beforeWindow', { now: at(-1) }],
    ['betweenWindows', { now: at(-1), window: { startsAt: at(0), endsAt: at(30), isLater: true } }],
    ['afterWindow', { now: at(31) }],
    ['finished', { finished: true }],
  ] satisfies [string, Partial<Circumstances>][])('is told first: %s', (kind, given) =>
    expect(closedGate({ ...open, ...given })?.kind).toBe(kind),
  )
  it('can see everything that is missing', () =>
    expect(
      gatesFor({ ...open, started: false, quota: undefined }).flatMap(({ missing }) => missing?.kind ?? []),
    ).toEqual(['notStarted', 'noQuota']))
})

describe('staff who choose for a company', () => {
  it('are not bound to hours and stages, and to everything else', () => {
    const closed = { ...open, started: false, window: undefined, finished: true }
    expect(closedGate(closed, gatesForStaff)).toBeUndefined()
    expect(closedGate({ ...closed, approved: false }, gatesForStaff)?.kind).toBe('notApproved')
    expect(closedGate({ ...closed, quota: undefined }, gatesForStaff)?.kind).toBe('noQuota')
  })
})

describe('a window', () => {
  it('has its first moment and not its last', () => {
    expect(isOpen(open.window, at(0))).toBe(true)
    expect(isOpen(open.window, new Date(at(30).getTime() - 1))).toBe(true)
    expect(isOpen(open.window, at(30))).toBe(false)
  })
})
