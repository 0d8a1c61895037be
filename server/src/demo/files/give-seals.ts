import { makeSealedPaper, readContractsRead } from '../../contract'
import type { Platform } from '../../platform/platform'
import { listUnsealed, putSeal } from './give-seals.repository'

const most = 12

/** Some contracts of the demo have the sealed paper that all of them would have: enough for the archive, soon made. */
export async function giveDemoSeals(platform: Platform): Promise<void> {
  const { config, db, files, settings } = platform
  if (config.MODE !== 'demo') return
  const waiting = await listUnsealed(db, settings.current().edition, most)
  for (const { id, accountId } of waiting) {
    const [contract] = await readContractsRead(db, [id])
    if (!contract) continue
    const sealed = await makeSealedPaper(platform, contract)
    await db.transaction().execute(async (trx) => {
      if (await files.claim(trx, sealed.fileId, accountId, 'contractPdf')) await putSeal(trx, id, sealed)
    })
  }
}
