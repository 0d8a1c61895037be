import { type ExhibitorTask, openTasks, type TaskState, taskState } from '../task'
import type { DataState, ReviewState } from './states'

/** The six steps every exhibitor walks, in order. */
export const journeySteps = ['signUp', 'review', 'booth', 'contract', 'payment', 'documents'] as const
export type JourneyStep = (typeof journeySteps)[number]

/** How sure the booths of a company are: still being chosen, handed to the organiser, or its for good. */
export type BoothsStage = 'none' | 'choosing' | 'finished' | 'sure'

export interface JourneyFacts {
  dataState: DataState
  reviewState: ReviewState | null
  booths: BoothsStage
  windowStartsAt: Date | null
  windowEndsAt: Date | null
  blacklisted: boolean
  signUpOpen: boolean
  /** What its contract, its money and its stand ask of it. */
  tasks: readonly ExhibitorTask[]
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
  'finishChoice',
  'awaitConfirmation',
  'awaitContract',
  'signContract',
  'awaitCountersign',
  'pay',
  'awaitPaymentCheck',
  'prepareStand',
  'ready',
  'blocked',
] as const
export type NextThing = (typeof nextThings)[number]

export interface Journey {
  step: JourneyStep
  next: NextThing
}

/** Whoever is ready has the last step behind it too. */
export function stepState(step: JourneyStep, { step: current, next }: Journey): 'done' | 'now' | 'ahead' {
  if (step === current) return next === 'ready' ? 'done' : 'now'
  return journeySteps.indexOf(step) < journeySteps.indexOf(current) ? 'done' : 'ahead'
}

type Facts = JourneyFacts & { anySectionSaved: boolean }

/** A blacklisted company stays at its step, but nothing ahead is open to it, so nothing is asked of it there. */
export function journeyOf(facts: Facts, now: Date): Journey {
  const journey = ordinaryJourney(facts, now)
  return facts.blacklisted ? { ...journey, next: 'blocked' } : journey
}

function ordinaryJourney(facts: Facts, now: Date): Journey {
  const signing = taskState(facts.tasks, 'signContract')
  if (signing) return afterContract(signing, facts.tasks)
  if (facts.booths !== 'none') return forBooths(facts, now)
  if (facts.reviewState === 'approved') return { step: 'booth', next: nextForWindow(facts, now) }
  if (facts.dataState === 'submitted') return { step: 'review', next: 'awaitReview' }
  if (facts.dataState === 'rejected') return { step: 'signUp', next: 'correctSignUp' }
  if (!facts.signUpOpen) return { step: 'signUp', next: 'signUpClosed' }
  return { step: 'signUp', next: facts.anySectionSaved ? 'finishSignUp' : 'startSignUp' }
}

/** Whoever did not finish in time has still chosen, and the organiser goes on from there. */
function forBooths(facts: JourneyFacts, now: Date): Journey {
  if (facts.booths === 'sure') return { step: 'contract', next: 'awaitContract' }
  if (facts.booths === 'choosing' && nextForWindow(facts, now) === 'chooseBooth')
    return { step: 'booth', next: 'finishChoice' }
  return { step: 'contract', next: 'awaitConfirmation' }
}

function afterContract(signing: TaskState, tasks: readonly ExhibitorTask[]): Journey {
  if (signing !== 'done')
    return { step: 'contract', next: signing === 'todo' ? 'signContract' : 'awaitCountersign' }
  const paying = taskState(tasks, 'pay')
  if (paying !== 'done') return { step: 'payment', next: paying === 'todo' ? 'pay' : 'awaitPaymentCheck' }
  return { step: 'documents', next: openTasks(tasks).length > 0 ? 'prepareStand' : 'ready' }
}

function nextForWindow(facts: JourneyFacts, now: Date): NextThing {
  if (!facts.windowStartsAt || !facts.windowEndsAt) return 'awaitWindow'
  if (now < facts.windowStartsAt) return 'prepareForWindow'
  return now < facts.windowEndsAt ? 'chooseBooth' : 'windowPassed'
}
