import { wallTimeOf } from '@fairground/domain/window'
import { tellExhibitor } from '../exhibitor'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readToRemind } from './reminding.repository'

/** As many as are told in one transaction. */
const atOnce = 100

/** Tells whoever is in an open window and has not finished, each once for a window however often it is pressed. */
export async function remindUnfinished(platform: Platform, caller: SignedInCaller): Promise<number> {
  const { edition, timeZone } = platform.settings.current()
  let told = 0
  for (;;) {
    const some = await platform.db.transaction().execute(async (trx) => {
      const companies = await readToRemind(trx, edition, atOnce)
      for (const { accountId, nameZh, nameEn, endsAt, key } of companies)
        await tellExhibitor(platform, trx, accountId, {
          template: 'choiceUnfinished',
          names: { company: nameZh || nameEn },
          params: { end: wallTimeOf(endsAt, timeZone).slice(0, -':00'.length), zone: timeZone },
          dedupeKey: key,
          caller,
        })
      return companies.length
    })
    told += some
    if (some < atOnce) return told
  }
}
