import { z } from 'zod'
import { badgeMessages as say } from './badge.messages'
import { isSignedBy, readBadgeToken } from './token'

/** What a gate knows of a badge. */
export interface GateBadge {
  id: string
  number: number
  /** Which printing is the valid one; none before the first. */
  printing: number
  isVoid: boolean
  /** Today, by the clock of the fair; null for whoever has not come in yet. */
  admittedAt: Date | null
}

/** Everything a decision rests on. A server has it in its tables, a gate without a network in the list it fetched before. */
export interface GateKnowledge<Badge extends GateBadge> {
  edition: number
  /** The last day of the fair. */
  lastDay: string
  today: string
  publicKeys: readonly string[]
  byId(id: string): Badge | undefined
  byNumber(number: number): Badge | undefined
}

/** Why somebody is not let in. */
export const gateReasons = [
  'unreadable',
  'forged',
  'otherFair',
  'unknown',
  'notPrinted',
  'void',
  'replaced',
  'expired',
  'admitted',
] as const
export type GateReason = (typeof gateReasons)[number]

/** Without a reason: come in. */
export interface Verdict<Badge extends GateBadge> {
  reason: GateReason | null
  badge?: Badge
}

const typedNumber = /^(?:no\.?|№)?\s*(\d{5,9})$/i

/** The number below the code on a badge, as people type it where the code cannot be read. */
export function readBadgeNumber(text: string): number | undefined {
  const [, digits] = typedNumber.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** The one rule of the gate, the same with a network and without. */
export function judgeBadge<Badge extends GateBadge>(
  text: string,
  knowledge: GateKnowledge<Badge>,
): Verdict<Badge> {
  const number = readBadgeNumber(text)
  if (number !== undefined) return judgeKnown(knowledge.byNumber(number), knowledge)
  const token = readBadgeToken(text)
  if (!token) return { reason: 'unreadable' }
  const { claims } = token
  if (claims.edition !== knowledge.edition) return { reason: 'otherFair' }
  if (!isSignedBy(token, knowledge.publicKeys)) return { reason: 'forged' }
  return judgeKnown(knowledge.byId(claims.badgeId), knowledge, claims)
}

function judgeKnown<Badge extends GateBadge>(
  badge: Badge | undefined,
  { today, lastDay }: GateKnowledge<Badge>,
  paper?: { printing: number; expiresOn: string },
): Verdict<Badge> {
  if (!badge) return { reason: 'unknown' }
  if (badge.printing === 0) return { reason: 'notPrinted', badge }
  if (badge.isVoid) return { reason: 'void', badge }
  // A later printing than the list knows was made after the list: it is signed, so it is the valid one.
  if (paper && paper.printing < badge.printing) return { reason: 'replaced', badge }
  // A fair that is put off takes its badges along.
  if (today > lastDay && !(paper && today <= paper.expiresOn)) return { reason: 'expired', badge }
  return { reason: badge.admittedAt ? 'admitted' : null, badge }
}

/** Somebody who has been in today may go out and come back, if the people at the gate say so. */
export const mayComeAgain = (reason: GateReason | null): boolean => reason === 'admitted'

/** What a gate sends at a time; after a long day without a network, in several pieces. */
export const mostAdmitted = 200
export const admissionsMade = z.object({
  admissions: z
    .array(
      z.object({
        /** Made by the gate, so that what is sent twice is one admission. */
        id: z.uuid().toLowerCase(),
        /** The code as it was scanned, or the number as it was typed. */
        presented: z.string().trim().min(1, say.nothingPresented).max(400, say.nothingPresented),
        /** Let in although they have been in today. */
        again: z.boolean(),
        /** When they went in, where that was decided without the server; null where the server is to decide. */
        decidedAt: z.iso.datetime({ offset: true }).nullable(),
      }),
    )
    .min(1, say.nothingPresented)
    .max(mostAdmitted),
})
export type AdmissionMade = z.output<typeof admissionsMade>['admissions'][number]
