import { type CheckedSeals, checkSeals } from '../platform/audit/check-seals'
import type { Database } from '../platform/database/database'

/** The audit trail is not what was sealed. */
export class LogBroken extends Error {}

export async function verifyLog(db: Database, seal: string | undefined): Promise<string> {
  const checked = await checkSeals(db, seal)
  if (checked.broken) throw new LogBroken(describeFault(checked.broken))
  if (seal && !checked.known)
    throw new LogBroken(
      `No day has the seal ${seal}. The days that are there fit each other, but they were sealed anew since, cut short, or are those of another fair.`,
    )
  return describeWhole(checked)
}

function describeFault(broken: NonNullable<CheckedSeals['broken']>): string {
  return [
    `The audit trail was changed. The first day that does not fit is ${broken.day}: ${reason(broken)}`,
    'All days before it are as they were sealed. Compare it with a back-up.',
  ].join('\n')
}

function reason(broken: NonNullable<CheckedSeals['broken']>): string {
  switch (broken.kind) {
    case 'gap':
      return 'it does not follow on the day before, which is missing or was moved.'
    case 'seal':
      return 'its seal is not the one that it and the day before give.'
    case 'removal':
      return 'it is said to be removed after its time, but that was too early, out of turn or is not on record.'
    case 'rows':
      return broken.found === broken.sealed
        ? `one of its rows was changed (${counted(broken.found, 'row')}, as sealed).`
        : `${counted(broken.sealed, 'row')} should be there, and there ${broken.found === 1 ? 'is' : 'are'} ${broken.found}.`
  }
}

function describeWhole({
  days,
  rows,
  unsealed,
  first,
  last,
  removed,
  removedUntil,
  known,
}: CheckedSeals): string {
  if (!last) return `No day is sealed yet; ${counted(unsealed, 'row')} will be.`
  return [
    `The audit trail is as it was sealed: ${counted(days, 'day')}, ${first} to ${last.day}, ${counted(rows, 'row')}.`,
    ...(removed > 0
      ? [
          `Removed by retention: ${counted(removed, 'day')}, up to ${removedUntil}. Their seals are kept and fit.`,
        ]
      : []),
    `Since then ${counted(unsealed, 'row')}, not sealed yet.`,
    ...(known ? [`The seal you gave is that of ${known}.`] : []),
    '',
    `  ${last.seal}`,
    '',
    `is the seal of ${last.day}. Keep it where nobody can reach who reaches this database, and give it to this command next time.`,
  ].join('\n')
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
