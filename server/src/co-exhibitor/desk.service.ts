import { type CoExhibitorDecided, coExhibitorMessages as say } from '@fairground/domain/co-exhibitor'
import type { Language } from '@fairground/domain/text'
import type { CoExhibitorSearch, DeskCoExhibitor } from '@fairground/wire/co-exhibitor'
import { codes } from '@fairground/wire/kernel/codes'
import type { Page } from '@fairground/wire/kernel/page'
import { companyNews, tellExhibitor } from '../exhibitor'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { keeperIn } from '../platform/record/keeper'
import { decideOn, findCoExhibitor, lockHost, searchCoExhibitors } from './co-exhibitor.repository'
import { keptCoExhibitor, type MayLose } from './kept'

export async function listCoExhibitors(
  { db, settings }: Platform,
  search: CoExhibitorSearch,
  language: Language,
): Promise<Page<DeskCoExhibitor>> {
  const rows = await searchCoExhibitors(db, { edition: settings.current().edition, language }, search)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** As it was seen: whoever confirms a name confirms the one that was read. */
export async function decideCoExhibitor(
  platform: Platform,
  { id, version, confirmed, remark }: CoExhibitorDecided,
  caller: SignedInCaller,
  mayLose: MayLose,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition } = settings
  await platform.db.transaction().execute(async (trx) => {
    const seen = await findCoExhibitor(trx, id, edition)
    const company = seen && (await lockHost(trx, seen.companyId))
    const found = company && (await findCoExhibitor(trx, id, edition))
    if (!company || !found) throw new Refusal(codes.refused, say.unknown)
    const state = confirmed ? 'confirmed' : 'refused'
    // Pressed twice by one person, it was pressed once.
    if (found.state === state && found.version === version + 1 && found.updatedBy === caller.user.id) return
    const keeper = keeperIn(platform, trx, caller, keptCoExhibitor)
    await keeper.requireSeen(found, version)
    if (found.state === state && found.remark === remark) return
    if (!confirmed) await mayLose(trx, company.id, settings, found.state === 'confirmed')
    await decideOn(trx, id, { state, remark, by: caller.user.id })
    const { nameZh, nameEn } = found
    await keeper.record(
      {
        id,
        action: confirmed ? 'confirm-co-exhibitor' : 'refuse-co-exhibitor',
        before: { state: found.state },
        after: { nameZh, nameEn, state, remark },
      },
      ...companyNews(company),
    )
    await tellExhibitor(platform, trx, company.accountId, {
      template: confirmed ? 'coExhibitorConfirmed' : 'coExhibitorRefused',
      names: { company: company.nameZh || company.nameEn, other: nameZh || nameEn },
      params: confirmed ? {} : { reason: remark.replace(/\s+/g, ' ') },
      dedupeKey: `co-exhibitor:${id}:${version}:${state}`,
      caller,
    })
  })
}
