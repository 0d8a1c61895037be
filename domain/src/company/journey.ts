import type { DataState, ReviewState } from './states'

/** The six steps every exhibitor walks, in order. */
export const journeySteps = ['signUp', 'review', 'booth', 'contract', 'payment', 'documents'] as const
export type JourneyStep = (typeof journeySteps)[number]

export interface JourneyFacts {
  dataState: DataState
  reviewState: ReviewState | null
  boothsHeld: number
  windowStartsAt: Date | null
  windowEndsAt: Date | null
  blacklisted: boolean
  signUpOpen: boolean
}

/** What the company should do now: one thing, named so that each language can say it in full. */
export const nextThings = [
  'startSignUp',
  'finishSignUp',
  'signUpClosed',
  'correctSignUp',
  'awaitReview',
  'awaitWindow',
  'prepareForWindow',
  'chooseBooth',
  'windowPassed',
  'awaitConfirmation',
  'blocked',
] as const
export type NextThing = (typeof nextThings)[number]

export interface Journey {
  step: JourneyStep
  next: NextThing
}

type Facts = JourneyFacts & { anySectionSaved: boolean }

/** A blacklisted company stays at its step, but nothing ahead is open to it, so nothing is asked of it there. */
export function journeyOf(facts: Facts, now: Date): Journey {
  const journey = ordinaryJourney(facts, now)
  return facts.blacklisted ? { ...journey, next: 'blocked' } : journey
}

function ordinaryJourney(facts: Facts, now: Date): Journey {
  if (facts.boothsHeld > 0) return { step: 'contract', next: 'awaitConfirmation' }
  if (facts.reviewState === 'approved') return { step: 'booth', next: nextForWindow(facts, now) }
  if (facts.dataState === 'submitted') return { step: 'review', next: 'awaitReview' }
  if (facts.dataState === 'rejected') return { step: 'signUp', next: 'correctSignUp' }
  if (!facts.signUpOpen) return { step: 'signUp', next: 'signUpClosed' }
  return { step: 'signUp', next: facts.anySectionSaved ? 'finishSignUp' : 'startSignUp' }
}

function nextForWindow(facts: JourneyFacts, now: Date): NextThing {
  if (!facts.windowStartsAt || !facts.windowEndsAt) return 'awaitWindow'
  if (now < facts.windowStartsAt) return 'prepareForWindow'
  return now < facts.windowEndsAt ? 'chooseBooth' : 'windowPassed'
}
