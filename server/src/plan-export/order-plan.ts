import { planExportMessages as say } from '@fairground/domain/plan-export'
import { planLanguages, planParameters } from '@fairground/wire/hall/plan-address'
import { codes } from '@fairground/wire/kernel/codes'
import type { PlanOrder } from '@fairground/wire/plan-export'
import type { FastifyRequest } from 'fastify'
import { type HallRow, hallMessages, readHalls } from '../hall'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { hit } from '../platform/limits/rate-limits'
import type { Platform } from '../platform/platform'
import { drawPlanJob } from './draw-plan-job'
import { findOwnCompany, findVerifiedMailbox, insertExport } from './plan-export.repository'

/** More than anybody reads in an hour, and little enough that nobody keeps the others' plans waiting. */
const mostInAnHour = 40

/** Puts an order on the list of what is to be drawn. Everything that could be wrong with it is said now. */
export async function orderPlan(
  { db, settings, jobs, config }: Platform,
  order: PlanOrder,
  caller: SignedInCaller,
  request: FastifyRequest,
): Promise<{ id: string }> {
  const { edition } = settings.current()
  const accountId = caller.user.id
  const [hall] = await readHalls(db, edition, order.hallId)
  if (!hall) throw new Refusal(codes.notFound, hallMessages.unknown)
  const here = order.here && placeIn(hall, order.here)
  const mailTo = order.byMail ? await findVerifiedMailbox(db, accountId, edition) : ''
  if (order.byMail && !mailTo) throw new Refusal(codes.refused, say.noMailbox)
  const { allowed } = await hit(db, { key: `plan-export:${accountId}`, most: mostInAnHour, seconds: 3_600 })
  if (!allowed) throw new Refusal(codes.tooMany, say.tooMany)
  const companyId = await findOwnCompany(db, accountId, edition)
  const origin = config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`
  const id = await db.transaction().execute(async (trx) => {
    const made = await insertExport(trx, {
      accountId,
      hallId: hall.id,
      companyId,
      // A sheet to be put up is a document, whatever else was asked for.
      format: here ? 'pdf' : order.format,
      paper: order.paper,
      layout: here ? 'fitted' : order.layout,
      language: caller.language,
      mailTo,
      here: here ? { ...here, link: linkFrom(origin, hall.id, caller.language, here) } : null,
    })
    if (caller.user.department !== 'exhibitor')
      await recordAudit(trx, caller, {
        action: 'export',
        subjectType: 'hall-plan',
        subjectId: hall.id,
        after: { format: order.format, paper: order.paper, layout: order.layout },
      })
    await jobs.enqueue(trx, drawPlanJob, { id: made })
    return made
  })
  jobs.wake(drawPlanJob)
  return { id }
}

function placeIn({ width, depth }: HallRow, { x, y }: { x: number; y: number }): { x: number; y: number } {
  if (x < 0 || y < 0 || x > width || y > depth) throw new Refusal(codes.refused, say.outside)
  const toCentimetre = (value: number) => Math.round(value * 100) / 100
  return { x: toCentimetre(x), y: toCentimetre(y) }
}

/** Where whoever scans the sheet begins: the public plan, with this place as the start of the way. */
function linkFrom(
  origin: string,
  hallId: string,
  language: 'zh' | 'en',
  { x, y }: { x: number; y: number },
): string {
  const query = new URLSearchParams({
    [planParameters.hall]: hallId,
    [planParameters.language]: planLanguages[language],
    from: `${x},${y}`,
  })
  return `${origin}/booth/anon?${query}`
}
