import type { Finding } from '@fairground/domain/assignment'
import { placementMessages as say } from '@fairground/domain/placement'
import { type Language, translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { AssignmentOutlook } from '@fairground/wire/placement/outlook'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { describeTier } from '../quota'
import { readNeighbours } from './neighbours'
import { findCompany, readBoothsAmong, readHoldings } from './placement.repository'
import { weigh } from './weighing'

interface Wanted {
  companyId: string
  boothIds: readonly string[]
}

/** What it would mean to give a company these booths, before anybody does. */
export async function foresee(
  { db, settings: stored }: Platform,
  { companyId, boothIds: named }: Wanted,
  language: Language,
): Promise<AssignmentOutlook> {
  const settings = stored.current()
  const { edition } = settings
  const company = await findCompany(db, companyId, edition)
  if (!company) throw new Refusal(codes.notFound, say.unknownCompany)
  // What it has been given meanwhile, by a click whose answer was lost, is its own and no booth to be given.
  const holdings = named.length > 0 ? await readHoldings(db, named) : []
  const boothIds = named.filter(
    (id) => !holdings.some((one) => one.boothId === id && one.companyId === companyId),
  )
  const booths = await readBoothsAmong(db, boothIds, edition)
  const weighed = await weigh(db, { companyId, company, boothIds, booths }, settings, language)
  const { allowance, held, left, outsideQuota, warnings } = weighed
  const quota = allowance?.quota
  const said = ({ message, params }: Finding) => translate(message, language, params)
  const refusal = weighed.onCompany ?? weighed.onBooths
  const beside = await Promise.all(
    [...new Set(booths.map(({ hallId }) => hallId))].map((hallId) =>
      readNeighbours(db, { edition, language }, hallId, boothIds),
    ),
  )
  return {
    asked: allowance?.asked ?? null,
    quota:
      allowance && quota
        ? {
            boothClass: quota.boothClass,
            source: quota.source,
            tier: describeTier(allowance, language),
            most: (quota.area ?? quota.count).most,
          }
        : null,
    holds: held.map(({ code, areaM2 }) => ({ code, areaM2 })),
    left: left ?? null,
    beside: beside
      .flat()
      .filter((one) => one.companyId !== companyId)
      .map(({ companyId: _company, ...one }) => one),
    refused: refusal ? translate(refusal.messageKey, language, refusal.params) : null,
    outsideQuota: outsideQuota ? said(outsideQuota) : null,
    warnings: warnings.map(said),
  }
}
