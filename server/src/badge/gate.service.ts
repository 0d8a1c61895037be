import {
  type AdmissionMade,
  type GateKnowledge,
  judgeBadge,
  mayComeAgain,
  readBadgeNumber,
  readBadgeToken,
} from '@fairground/domain/badge'
import { dayIn } from '@fairground/domain/field'
import type { AdmissionOutcome, GateList, ListedGateBadge } from '@fairground/wire/badge/gate'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import {
  type AtGate,
  countAdmitted,
  findAdmission,
  insertAdmission,
  lockGateBadge,
  readGateBadges,
  readMoment,
} from './gate.repository'
import { readSigningKey } from './signing-key.repository'

/** The gate. It decides by the rule of `domain/badge`, with what the tables say; a gate without a network with its list. */

export async function readGateList(
  { db, settings }: Platform,
  since: string | undefined,
  caller: SignedInCaller,
): Promise<GateList> {
  const { edition, fairDates, timeZone } = settings.current()
  const at = { edition, day: dayIn(timeZone), language: caller.language }
  // Before the rows: what changes while they are read is sent again, and nothing is left out.
  const asOf = await readMoment(db)
  const [badges, key, admittedToday] = await Promise.all([
    readGateBadges(db, at, since),
    readSigningKey(db, edition),
    countAdmitted(db, at),
  ])
  return {
    asOf,
    edition,
    lastDay: fairDates.closes,
    publicKeys: key ? [key.publicKey] : [],
    admittedToday,
    badges,
  }
}

/** One after the other and each by itself: one that is refused takes nothing back from the others. */
export async function admit(
  platform: Platform,
  admissions: readonly AdmissionMade[],
  caller: SignedInCaller,
): Promise<{ outcomes: AdmissionOutcome[] }> {
  const outcomes: AdmissionOutcome[] = []
  for (const made of admissions)
    outcomes.push(await platform.db.transaction().execute((trx) => admitOne(platform, trx, made, caller)))
  return { outcomes }
}

const oldest = 7 * 24 * 60 * 60 * 1000

/** A gate's clock may be wrong: nobody went in after now, nor before the days a gate can be without a network. */
function momentOf({ decidedAt }: AdmissionMade, now: Date): Date {
  if (decidedAt === null) return now
  const said = Date.parse(decidedAt)
  return new Date(Math.min(now.getTime(), Math.max(said, now.getTime() - oldest)))
}

async function admitOne(
  { settings }: Platform,
  trx: Db,
  made: AdmissionMade,
  caller: SignedInCaller,
): Promise<AdmissionOutcome> {
  const { edition, fairDates, timeZone } = settings.current()
  const admittedAt = momentOf(made, await readMoment(trx))
  const at: AtGate = { edition, day: dayIn(timeZone, admittedAt), language: caller.language }
  const number = readBadgeNumber(made.presented)
  const badgeId = readBadgeToken(made.presented)?.claims.badgeId
  const named = number === undefined ? badgeId && { id: badgeId } : { number }
  const badge = named ? await lockGateBadge(trx, at, named) : undefined
  const before = await findAdmission(trx, made.id)
  if (before) {
    const isSame = before.personId === badge?.id
    return { id: made.id, admitted: isSame, reason: isSame ? before.doubt : 'unknown', badge: badge ?? null }
  }
  const key = await readSigningKey(trx, edition)
  const knowledge: GateKnowledge<ListedGateBadge> = {
    edition,
    lastDay: fairDates.closes,
    today: at.day,
    publicKeys: key ? [key.publicKey] : [],
    byId: () => badge,
    byNumber: () => badge,
  }
  const { reason, badge: judged = null } = judgeBadge(made.presented, knowledge)
  const inAlready = made.decidedAt !== null
  const letIn = reason === null || (made.again && mayComeAgain(reason)) || inAlready
  // Of a badge that nobody knows nothing can be put on record, whoever let it in.
  if (!letIn || !judged) return { id: made.id, admitted: false, reason, badge: judged }
  const doubt = made.again && mayComeAgain(reason) ? null : reason
  await insertAdmission(trx, {
    id: made.id,
    edition,
    personId: judged.id,
    day: at.day,
    admittedAt,
    by: caller.user.id,
    again: judged.admittedAt !== null,
    doubt,
  })
  await recordAudit(trx, caller, {
    action: 'admit-badge',
    subjectType: 'badge-person',
    subjectId: judged.id,
    after: {
      badge: judged.number,
      ...(judged.admittedAt ? { again: true } : {}),
      ...(inAlready ? { decidedAtGate: admittedAt } : {}),
      ...(doubt ? { doubt } : {}),
    },
  })
  return { id: made.id, admitted: true, reason: doubt, badge: { ...judged, admittedAt } }
}
