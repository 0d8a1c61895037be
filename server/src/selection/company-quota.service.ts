import { isCounted } from '@fairground/domain/selection'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { type Chooser, readChooser } from './chooser.repository'
import { insertEvents } from './choosing.repository'
import { lockCompanies, writeQuota } from './desk.repository'
import { refuse } from './fault-refusal'
import { tell } from './trying'

interface Wanted {
  companyId: string
  reason: string
  /** None: what its tier says. */
  span?: { least: number; most: number }
}

/** Booths or square metres, as the company asked for them; without a request there is nothing to set. */
export async function setCompanyQuota(
  platform: Platform,
  wanted: Wanted,
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  const chooser = await platform.db.transaction().execute(async (trx) => {
    const [company] = await lockCompanies(trx, [wanted.companyId], edition)
    if (!company) throw refuse('unknownCompany')
    return changeQuota(trx, wanted, caller, edition)
  })
  tell(platform, chooser, [])
}

/** For whoever has the lock of the company, in the same transaction as what it is changed for. */
export async function changeQuota(
  trx: Db,
  { companyId, reason, span }: Wanted,
  caller: SignedInCaller,
  edition: number,
): Promise<Chooser> {
  const by = caller.user.id
  const found = await readChooser(trx, companyId)
  if (!found.allowed) throw refuse('noQuota')
  const scale = isCounted(found.allowed.asked) ? 'count' : 'area'
  const before = found.allowed.tiers.find(({ source }) => source === 'company')
  await writeQuota(trx, { companyId, by }, span && { ...span, scale, reason })
  await insertEvents(trx, [{ edition, companyId, actorId: by, action: 'quota', boothIds: [], reason }])
  await recordAudit(trx, caller, {
    action: 'set-quota',
    subjectType: 'company',
    subjectId: companyId,
    before: { quota: before ? `${before.least}–${before.most}` : '' },
    after: { quota: span ? `${span.least}–${span.most}` : '', reason },
  })
  return found
}
