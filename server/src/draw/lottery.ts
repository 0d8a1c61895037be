import { maskedName, maskedPhone } from '@fairground/domain/draw'
import { batchName, wallTimeOf } from '@fairground/domain/window'
import type { LotteryPage } from '@fairground/wire/draw'
import { mayCall, staff } from '@fairground/wire/kernel/access'
import type { Caller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { findLiveDraw } from './draw.repository'
import { readPlaces } from './places.repository'
import { roundOf } from './round'

export interface LotteryAsked {
  page: number
  pageSize: number
  round: number
}

/** What was drawn, page by page. Nothing before the draw; whom to ring up is for staff alone. */
export async function readLottery(
  platform: Platform,
  { page, pageSize, round }: LotteryAsked,
  { language, user }: Caller,
): Promise<LotteryPage> {
  const { db, settings } = platform
  const { timeZone } = settings.current()
  const draw = await findLiveDraw(db, roundOf(platform, round))
  if (draw?.state !== 'drawn') return { list: [], total: 0, pages: 0 }
  const total = draw.companies
  const inFull = mayCall(staff, user)
  const places = await readPlaces(db, draw.id, { page, pageSize, language })
  const list = places.map(({ place, companyName, contact, mobile, batch, ...window }) => {
    const [startsAt, endsAt] = [wallTimeOf(window.startsAt, timeZone), wallTimeOf(window.endsAt, timeZone)]
    return {
      place,
      companyName,
      contact: inFull ? contact : maskedName(contact),
      mobile: inFull ? mobile : maskedPhone(mobile),
      startsAt,
      endsAt,
      batchName: batchName(batch, language),
      page: Math.ceil(place / pageSize),
      startsShort: startsAt.slice(5, 16),
      endsShort: endsAt.slice(5, 16),
    }
  })
  return { list, total, pages: Math.ceil(total / pageSize) }
}
