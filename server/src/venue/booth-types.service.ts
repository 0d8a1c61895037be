import { listMessages } from '@fairground/domain/list'
import { placementMessages } from '@fairground/domain/placement'
import type { Language } from '@fairground/domain/text'
import type { BoothTie, BoothTyping } from '@fairground/domain/venue'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type { BoundBooth, setBoothTypes as call } from '@fairground/wire/venue'
import { readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  type BoothType,
  type FoundTie,
  lockBooths,
  readTies,
  type TypedBooth,
  writeType,
} from './booth-types.repository'

/**
 * All or none. Where some of the booths are bound nothing changes, and the answer says which and why: a person takes
 * them out and asks again, so that nobody has to find out afterwards which half was done.
 */
export async function setBoothTypes(
  { db, live, settings }: Platform,
  { boothIds, reason, ...wanted }: BoothTyping,
  caller: SignedInCaller,
): Promise<CallResult<typeof call>> {
  const { edition } = settings.current()
  const halls = new Set<string>()
  const answer = await db.transaction().execute(async (trx) => {
    await requireOffered(trx, wanted.exhibitType)
    const booths = await lockBooths(trx, boothIds, edition)
    if (booths.length < boothIds.length) throw refuseField('boothIds', placementMessages.unknownBooth)
    const bound = boundAmong(booths, await readTies(trx, boothIds), caller.language)
    if (bound.length > 0) return { changed: 0, bound }
    const others = booths.flatMap((booth) => {
      const after = typeOf(booth, wanted)
      return isSame(booth, after) ? [] : [{ booth, after }]
    })
    for (const { booth, after } of others) {
      await writeType(trx, booth.id, after)
      const { boothClass, exhibitType, special, code } = booth
      await recordAudit(trx, caller, {
        action: 'retype',
        subjectType: 'booth',
        subjectId: booth.id,
        before: { code, boothClass, exhibitType, special },
        after: { ...after, reason },
      })
      halls.add(booth.hallId)
    }
    return { changed: others.length, bound: [] }
  })
  for (const hallId of halls) live.publishSoon(db, { type: 'booths-changed', audience: 'processes', hallId })
  return answer
}

async function requireOffered(trx: Db, exhibitType: string | null | undefined): Promise<void> {
  if (!exhibitType) return
  const names = await readCodeNames(trx, ['exhibitType'])
  if (!names.get('exhibitType')?.get(exhibitType)?.offered)
    throw refuseField('exhibitType', listMessages.notAnOptionHere)
}

type Wanted = Omit<BoothTyping, 'boothIds' | 'reason'>

const typeOf = (booth: TypedBooth, { boothClass, exhibitType, special }: Wanted): BoothType => ({
  boothClass: boothClass ?? booth.boothClass,
  exhibitType: exhibitType ?? booth.exhibitType,
  special: special ?? booth.special,
})

const isSame = (one: BoothType, other: BoothType): boolean =>
  one.boothClass === other.boothClass &&
  one.exhibitType === other.exhibitType &&
  one.special === other.special

/** A state may say that a booth is bound where nothing on record tells by whom: it stays all the same. */
function boundAmong(
  booths: readonly TypedBooth[],
  ties: readonly FoundTie[],
  language: Language,
): BoundBooth[] {
  const found = new Map(ties.map((tie) => [tie.boothId, tie]))
  return booths
    .flatMap(({ id, code, isLoose }): BoundBooth[] => {
      const tie = found.get(id)
      if (tie) return [{ id, code, ...told(tie, language) }]
      return isLoose ? [] : [{ id, code, tie: 'reserved', who: '' }]
    })
    .sort((one, other) => one.code.localeCompare(other.code, 'en', { numeric: true }))
}

function told(
  { origin, companyZh, companyEn, contract, reservedFor }: FoundTie,
  language: Language,
): { tie: BoothTie; who: string } {
  if (!origin) return { tie: 'reserved', who: reservedFor ?? '' }
  const company = language === 'en' ? companyEn || companyZh : companyZh || companyEn
  return contract ? { tie: 'contract', who: `${company} ${contract}` } : { tie: origin, who: company }
}
