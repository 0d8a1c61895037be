import { describe, expect, it } from 'vitest'
import { type JourneyFacts, journeyOf } from '.'

const now = new Date('2026-11-15T02:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const facts = (over: Partial<JourneyFacts & { anySectionSaved: boolean }> = {}) => ({
  dataState: 'draft' as const,
  reviewState: null,
  boothsHeld: 0,
  windowStartsAt: null,
  windowEndsAt: null,
  blacklisted: false,
  signUpOpen: true,
  anySectionSaved: false,
  ...over,
})
const approved = { dataState: 'submitted', reviewState: 'approved' } as const

describe('what an exhibitor should do next', () => {
  it.each([
    ['a new company starts its sign-up', facts(), 'signUp', 'startSignUp'],
    [
      'a company with a saved section finishes it',
      facts({ anySectionSaved: true }),
      'signUp',
      'finishSignUp',
    ],
    [
      'a rejected company corrects it',
      facts({ dataState: 'rejected', reviewState: 'rejected' }),
      'signUp',
      'correctSignUp',
    ],
    [
      'a company that did not submit in time is told that it is too late',
      facts({ anySectionSaved: true, signUpOpen: false }),
      'signUp',
      'signUpClosed',
    ],
    [
      'a rejected company corrects it, also after the deadline',
      facts({ dataState: 'rejected', reviewState: 'rejected', signUpOpen: false }),
      'signUp',
      'correctSignUp',
    ],
    [
      'a submitted company waits for the review',
      facts({ dataState: 'submitted', reviewState: 'awaiting' }),
      'review',
      'awaitReview',
    ],
    ['an approved company without a window waits for one', facts(approved), 'booth', 'awaitWindow'],
    [
      'before its window it prepares',
      facts({ ...approved, windowStartsAt: at(1), windowEndsAt: at(2) }),
      'booth',
      'prepareForWindow',
    ],
    [
      'inside its window it chooses',
      facts({ ...approved, windowStartsAt: at(-1), windowEndsAt: at(1) }),
      'booth',
      'chooseBooth',
    ],
    [
      'after its window it is told so',
      facts({ ...approved, windowStartsAt: at(-2), windowEndsAt: at(-1) }),
      'booth',
      'windowPassed',
    ],
    [
      'a company with booths awaits confirmation',
      facts({ ...approved, boothsHeld: 2 }),
      'contract',
      'awaitConfirmation',
    ],
  ])('%s', (_, given, step, next) => {
    expect(journeyOf(given, now)).toEqual({ step, next })
  })

  it.each([
    ['new', facts(), 'signUp'],
    ['rejected', facts({ dataState: 'rejected', reviewState: 'rejected' }), 'signUp'],
    ['submitted', facts({ dataState: 'submitted', reviewState: 'awaiting' }), 'review'],
    ['choosing', facts({ ...approved, windowStartsAt: at(-1), windowEndsAt: at(1) }), 'booth'],
    ['holding', facts({ ...approved, boothsHeld: 1 }), 'contract'],
  ])('asks nothing of a blacklisted company, but shows where it stands (%s)', (_, given, step) => {
    expect(journeyOf({ ...given, blacklisted: true }, now)).toEqual({ step, next: 'blocked' })
  })

  it('closes a window at the very moment it ends', () => {
    expect(journeyOf(facts({ ...approved, windowStartsAt: at(-1), windowEndsAt: now }), now).next).toBe(
      'windowPassed',
    )
  })
})
