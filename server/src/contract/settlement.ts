import { moveBy } from '@fairground/domain/contract'
import { paidState } from '@fairground/domain/payment'
import { companyNews } from '../exhibitor'
import { letBoothsFollow, readBalance } from '../ledger'
import { type Actor, recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { Platform } from '../platform/platform'
import { insertContractEvent, type KeptContract, moveContract } from './contract.repository'

/**
 * Under the contract's lock, after every entry: whether the contract is being paid or paid, and what the plans say of its
 * booths, follow from its balance. Nothing but the balance is asked, so that a refund leads back the way a payment came.
 */
export async function followMoney(
  platform: Platform,
  trx: Db,
  contract: Pick<KeptContract, 'id' | 'number' | 'state' | 'companyId' | 'accountId'>,
  actor: Actor,
  /** As the process names whoever it was. */
  actorName: string,
): Promise<void> {
  const { id, number, state, companyId, accountId } = contract
  const standing = paidState(await readBalance(trx, id))
  const event = standing === 'paid' ? 'settle' : 'reopen'
  const next = moveBy(state, event)
  if (next) {
    const by = actor.user?.id ?? null
    await moveContract(trx, id, { state: next, by })
    await insertContractEvent(trx, {
      contractId: id,
      event,
      actorId: by,
      actorName,
    })
    await recordAudit(trx, actor, {
      action: `contract-${event}`,
      subjectType: 'contract',
      subjectId: id,
      before: { number, state },
      after: { number, state: next },
    })
  }
  await letPlansFollow(platform, trx, companyId)
  for (const news of companyNews({ id: companyId, accountId })) await platform.live.publish(trx, news)
}

export async function letPlansFollow({ live }: Platform, trx: Db, companyId: string): Promise<void> {
  const changed = await letBoothsFollow(trx, [companyId])
  for (const hallId of new Set(changed.map((booth) => booth.hallId)))
    await live.publish(trx, { type: 'booths-changed', audience: 'processes', hallId })
}
