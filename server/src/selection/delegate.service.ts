import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { requireDivided } from './block'
import {
  type Delegacy,
  findDelegacy,
  insertDelegate,
  markDelegateEnded,
  readDelegates,
  readGroupUnits,
} from './block.repository'
import { lockCompanies } from './desk.repository'
import { refuse } from './fault-refusal'

type Group = Pick<Delegacy, 'groupType' | 'groupName'>

/** Under the lock of the company, so that what it chooses at this moment is chosen by the one right or the other. */
export async function nameDelegate(
  platform: Platform,
  { companyId, reason, ...group }: Group & { companyId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  const reading = { edition, language: caller.language }
  await platform.db
    .transaction()
    .execute(async (trx) => {
      await lockCompanies(trx, [companyId], edition)
      const units = await readGroupUnits(trx, reading, group)
      const unit = units.find((one) => one.companyId === companyId)
      if (!unit?.approved) throw refuse('unknownGroup')
      const live = (await readDelegates(trx, reading)).find(
        ({ groupType, groupName }) => groupType === group.groupType && groupName === group.groupName,
      )
      // Pressed twice, or by two people who mean the same.
      if (live?.companyId === companyId) return
      if (live) throw refuse('delegateNamed')
      const id = await insertDelegate(trx, { ...group, companyId, edition, reason, by: caller.user.id })
      await recordAudit(trx, caller, {
        action: 'name-delegate',
        subjectType: 'group-delegate',
        subjectId: id,
        after: { group: group.groupName, company: unit.name, reason },
      })
      await tellUnits(platform, trx, units)
    })
    .catch((error: unknown) => {
      throw violatedIndex(error)?.startsWith('group_delegate_one') ? refuse('delegateNamed') : error
    })
}

/** What it has stays its own, so it must not be more than it may have alone. */
export async function endDelegate(
  platform: Platform,
  { delegateId, reason }: { delegateId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition } = settings
  const { language } = caller
  await platform.db.transaction().execute(async (trx) => {
    const seen = await findDelegacy(trx, edition, { delegateId })
    if (!seen) throw refuse('unknownDelegate')
    await lockCompanies(trx, [seen.companyId], edition)
    const delegacy = await findDelegacy(trx, edition, { delegateId })
    if (!delegacy) throw refuse('unknownDelegate')
    await requireDivided(trx, delegacy.companyId, settings, language)
    await markDelegateEnded(trx, delegateId, { by: caller.user.id, reason })
    await recordAudit(trx, caller, {
      action: 'end-delegate',
      subjectType: 'group-delegate',
      subjectId: delegateId,
      before: { group: delegacy.groupName },
      after: { reason },
    })
    await tellUnits(platform, trx, await readGroupUnits(trx, { edition, language }, delegacy))
  })
}

/** Whether they choose themselves has changed for all of them. */
async function tellUnits(
  { live }: Platform,
  trx: Db,
  units: readonly { companyId: string; accountId: string }[],
): Promise<void> {
  for (const { companyId: id, accountId } of units)
    for (const news of companyNews({ id, accountId })) await live.publish(trx, news)
}
