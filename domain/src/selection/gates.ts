import type { Text } from '../text'
import { type Fault, fault } from './fault'
import type { Quota } from './quota'
import type { SelectionMessage } from './selection.messages'

/** When a company may choose. From its start on, and before its end. */
export interface Window {
  startsAt: Date
  endsAt: Date
  /** One of an earlier round is over already. */
  isLater?: boolean
}

/** A group and the company that chooses for all of it. */
export interface Leading {
  group: string
  delegate: Text
}

export interface Circumstances {
  started: boolean
  approved: boolean
  blacklisted: boolean
  quota: Quota | undefined
  window: Window | undefined
  finished: boolean
  /** Whose delegate chooses for it; none where it chooses itself. */
  ledBy?: Leading | undefined
  /** By the clock of the database, which decides. */
  now: Date
}

/** Everything that has to be there before the first booth, in the order it is asked for. */
const gates = {
  started: ({ started }) => (started ? undefined : 'notStarted'),
  approved: ({ approved }) => (approved ? undefined : 'notApproved'),
  welcome: ({ blacklisted }) => (blacklisted ? 'blacklisted' : undefined),
  quota: ({ quota }) => (quota ? undefined : 'noQuota'),
  ownChoice: ({ ledBy }) => (ledBy ? 'inGroup' : undefined),
  window: ({ window, now }) => windowFault(window, now),
  unfinished: ({ finished }) => (finished ? 'finished' : undefined),
} satisfies Record<string, (given: Circumstances) => SelectionMessage | undefined>

export type Gate = keyof typeof gates
export const gateNames = Object.keys(gates) as Gate[]

function windowFault(window: Window | undefined, now: Date): SelectionMessage | undefined {
  if (!window) return 'noWindow'
  if (now < window.startsAt) return window.isLater ? 'betweenWindows' : 'beforeWindow'
  return now >= window.endsAt ? 'afterWindow' : undefined
}

export const isOpen = (window: Window | undefined, now: Date): boolean => !windowFault(window, now)

/** What staff cannot do for a company either: for the rest, hours and stages, they give a reason. */
export const gatesForStaff: readonly Gate[] = ['approved', 'welcome', 'quota']

/** Each gate with what keeps it closed, for whoever wants to know what is missing. */
export const gatesFor = (
  given: Circumstances,
  asked: readonly Gate[] = gateNames,
): { gate: Gate; missing: Fault | undefined }[] =>
  asked.map((gate) => {
    const kind = gates[gate](given)
    return { gate, missing: kind && fault(kind, kind === 'inGroup' ? leadingWords(given.ledBy) : {}) }
  })

const leadingWords = (ledBy: Leading | undefined): Fault['params'] =>
  ledBy ? { group: ledBy.group, delegate: ledBy.delegate.zh, delegateEn: ledBy.delegate.en } : {}

/** The first gate that is closed. */
export const closedGate = (given: Circumstances, asked?: readonly Gate[]): Fault | undefined =>
  gatesFor(given, asked).find(({ missing }) => missing)?.missing
