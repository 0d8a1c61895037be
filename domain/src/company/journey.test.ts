import { describe, expect, it } from 'vitest'
import type { TaskKey, TaskState } from '../task'
import { type JourneyFacts, journeyOf, journeySteps, stepState } from '.'

const now = new Date('2026-11-15T02:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const facts = (over: Partial<JourneyFacts & { anySectionSaved: boolean }> = {}) => ({
  dataState: 'draft' as const,
  reviewState: null,
  booths: 'none' as const,
  windowStartsAt: null,
  windowEndsAt: null,
  blacklisted: false,
  signUpOpen: true,
  anySectionSaved: false,
  tasks: [],
  ...over,
})
const approved = { dataState: 'submitted', reviewState: 'approved' } as const
const task = (key: TaskKey, state: TaskState) => ({ key, state, dueOn: null })
const withTasks = (...tasks: [TaskKey, TaskState][]) =>
  facts({ ...approved, booths: 'sure', tasks: tasks.map(([key, state]) => task(key, state)) })

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
      'a company that is choosing finishes its choice',
      facts({ ...approved, booths: 'choosing', windowStartsAt: at(-1), windowEndsAt: at(1) }),
      'booth',
      'finishChoice',
    ],
    [
      'a company that did not finish in time waits for the organiser',
      facts({ ...approved, booths: 'choosing', windowStartsAt: at(-2), windowEndsAt: at(-1) }),
      'contract',
      'awaitConfirmation',
    ],
    [
      'a finished choice awaits confirmation',
      facts({ ...approved, booths: 'finished' }),
      'contract',
      'awaitConfirmation',
    ],
    [
      'booths that are sure await a contract',
      facts({ ...approved, booths: 'sure' }),
      'contract',
      'awaitContract',
    ],
    ['a contract that was sent is signed', withTasks(['signContract', 'todo']), 'contract', 'signContract'],
    [
      'a signed contract waits for the organiser',
      withTasks(['signContract', 'waiting']),
      'contract',
      'awaitCountersign',
    ],
    [
      'a contract in force is paid, whatever else is open',
      withTasks(['signContract', 'done'], ['pay', 'todo'], ['safety', 'todo']),
      'payment',
      'pay',
    ],
    [
      'what was sent is checked',
      withTasks(['signContract', 'done'], ['pay', 'waiting']),
      'payment',
      'awaitPaymentCheck',
    ],
    [
      'a contract just in force says nothing of money yet',
      withTasks(['signContract', 'done']),
      'payment',
      'awaitPaymentCheck',
    ],
    [
      'whoever has paid prepares the stand',
      withTasks(['signContract', 'done'], ['pay', 'done'], ['safety', 'todo']),
      'documents',
      'prepareStand',
    ],
    [
      'whoever has done everything is ready',
      withTasks(['signContract', 'done'], ['pay', 'done'], ['safety', 'done']),
      'documents',
      'ready',
    ],
    [
      'a contract is to be signed even where the booths were taken back',
      facts({ ...approved, tasks: [task('signContract', 'todo')] }),
      'contract',
      'signContract',
    ],
  ])('%s', (_, given, step, next) => {
    expect(journeyOf(given, now)).toEqual({ step, next })
  })

  it.each([
    ['new', facts(), 'signUp'],
    ['rejected', facts({ dataState: 'rejected', reviewState: 'rejected' }), 'signUp'],
    ['submitted', facts({ dataState: 'submitted', reviewState: 'awaiting' }), 'review'],
    ['choosing', facts({ ...approved, windowStartsAt: at(-1), windowEndsAt: at(1) }), 'booth'],
    ['holding', facts({ ...approved, booths: 'finished' }), 'contract'],
  ])('asks nothing of a blacklisted company, but shows where it stands (%s)', (_, given, step) => {
    expect(journeyOf({ ...given, blacklisted: true }, now)).toEqual({ step, next: 'blocked' })
  })

  it('closes a window at the very moment it ends', () => {
    expect(journeyOf(facts({ ...approved, windowStartsAt: at(-1), windowEndsAt: now }), now).next).toBe(
      'windowPassed',
    )
  })
})

describe('the six steps', () => {
  const statesOf = (given: Parameters<typeof journeyOf>[0]) =>
    journeySteps.map((step) => stepState(step, journeyOf(given, now)))
  const paid: [TaskKey, TaskState][] = [
    ['signContract', 'done'],
    ['pay', 'done'],
  ]

  it('are done up to the one the company is at', () => {
    expect(statesOf(facts({ dataState: 'submitted', reviewState: 'awaiting' }))).toEqual([
      'done',
      'now',
      ...Array(4).fill('ahead'),
    ])
    expect(statesOf(withTasks(...paid, ['safety', 'todo']))).toEqual([...Array(5).fill('done'), 'now'])
  })

  it('are all done once nothing is left to do', () => {
    expect(statesOf(withTasks(...paid, ['safety', 'done']))).toEqual(Array(6).fill('done'))
  })

  it('end with the last one open for a company that is kept from the fair', () => {
    const kept = { ...withTasks(...paid, ['safety', 'done']), blacklisted: true }
    expect(statesOf(kept).at(-1)).toBe('now')
  })
})
