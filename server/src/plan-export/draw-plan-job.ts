import { setImmediate as nextTurn } from 'node:timers/promises'
import { readBoothsHeld } from '../booth'
import { readPlan } from '../hall'
import type { JobKind } from '../platform/jobs/jobs'
import type { Platform } from '../platform/platform'
import { drawPlanFile } from './draw-plan-file'
import {
  deleteExport,
  findExport,
  noteProgress,
  type PlanExportRow,
  readOldExports,
} from './plan-export.repository'
import { picturesOn } from './plan-pictures'
import { readerOf } from './plan-reader'
import { fileNameOf, wordsFor } from './words'

export const drawPlanJob = 'draw-plan'
export const planExportPurpose = 'planExport'

/** Draws what was ordered, keeps the file for whoever ordered it, and posts it where that was wished. */
export function planExportJob(platform: Platform): JobKind<{ id: string }> {
  const { db, log } = platform
  return {
    name: drawPlanJob,
    retries: 2,
    retrySeconds: 5,
    expireSeconds: 120,
    heavy: true,
    async run({ id }) {
      const order = await findExport(db, id)
      if (!order || order.state === 'ready' || order.state === 'failed') return
      try {
        await draw(platform, order)
      } catch (error) {
        // Told at once: whoever waits can order again, and a plan that cannot be drawn would fail the next time too.
        log.error({ err: error, export: id }, 'plan export: could not be drawn')
        await noteProgress(db, id, { state: 'failed' })
      }
    },
  }
}

/** A day is enough to fetch a file; whoever wants it later orders it again, and gets the plan as it is then. */
export const tidyPlanExportsJob = ({ patientDb, files }: Platform): JobKind<object> => ({
  name: 'tidy-plan-exports',
  retries: 1,
  retrySeconds: 60,
  expireSeconds: 300,
  schedule: '25 * * * *',
  heavy: true,
  async run() {
    for (const { id, fileId } of await readOldExports(patientDb)) {
      if (fileId) await files.discard(fileId)
      await deleteExport(patientDb, id)
    }
  },
})

async function draw(platform: Platform, order: PlanExportRow): Promise<void> {
  const { db, settings, files, outbox } = platform
  const now = new Date()
  const { fairName, timeZone } = settings.current()
  const { id, language, accountId } = order
  const found = await readPlan(db, settings.current(), order.hallId, readerOf(order))
  if (!found) throw new Error('the hall is gone')
  const own = order.companyId ? await readBoothsHeld(db, order.companyId) : []
  const drawn = await drawPlanFile({
    order,
    plan: found.plan,
    own: new Set(own.map((booth) => booth.id)),
    pictures: await picturesOn(found.plan, files),
    words: wordsFor(found, { language, fairName, timeZone, now }),
    async onSheet(sheetsDone, sheets) {
      await noteProgress(db, id, { state: 'drawing', sheetsDone, sheets })
      await nextTurn()
    },
  })
  const fileId = await files.keep({
    ownerId: accountId,
    purpose: planExportPurpose,
    originalName: fileNameOf(found.hall, order, { timeZone, now }),
    file: drawn,
  })
  await db.transaction().execute(async (trx) => {
    await noteProgress(trx, id, { state: 'ready', fileId })
    // Its own until it is let go of: what waits to be claimed counts as an upload that somebody forgot to save.
    await files.claim(trx, fileId, accountId, planExportPurpose)
    if (!order.mailTo) return
    await outbox.post(trx, {
      channel: 'mail',
      to: order.mailTo,
      template: 'hallPlan',
      language,
      params: { hall: language === 'en' ? found.hall.nameEn : found.hall.nameZh },
      attachedFileId: fileId,
      ordered: true,
      dedupeKey: `plan-export:${id}`,
    })
  })
}
