import { closedGate, type Gate, isOpen, type Quota, selectionMessages } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import {
  type BoothWish,
  boothsFor,
  faultOfWish,
  gatesByOffer,
  gatesToWait,
  waitingMessages as say,
} from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import { readFreeBooths, sideBySide, waitingOf } from '../offering'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { readHallsInReach } from '../quota'
import { type Chooser, circumstancesOf } from '../selection'

/** Who may wait, and for what. */

export interface Closed {
  message: string
  params?: Record<string, string | number>
}

/** What keeps anybody from waiting, whoever puts them on the list. */
export function closedToAll(
  chooser: Chooser,
  settings: Settings,
  gates: readonly Gate[] = gatesToWait,
): Closed | undefined {
  const gate = closedGate(circumstancesOf(chooser, settings), gates)
  if (gate) return gate
  if (chooser.contract) return { message: selectionMessages.contract, params: { number: chooser.contract } }
  return undefined
}

/** What keeps the company itself from joining: while its time is ahead, the plan is still open to it. */
export function closedToCompany(chooser: Chooser, settings: Settings): Closed | undefined {
  const closed = closedToAll(chooser, settings, gatesByOffer)
  if (closed || chooser.stage !== 'choosing') return closed
  const { window, now } = chooser
  return !window || now < window.startsAt ? { message: say.windowAhead } : undefined
}

/** While its window is open, a company waits only for what is not to be had. */
export async function requireNothingFits(
  trx: Db,
  { chooser, settings, wish }: { chooser: Chooser; settings: Settings; wish: BoothWish },
): Promise<void> {
  if (chooser.stage !== 'choosing' || !isOpen(chooser.window, chooser.now)) return
  const free = await readFreeBooths(trx, { edition: settings.edition, freedOnly: false })
  const waiting = waitingOf(
    { entryId: '', wish, held: chooser.booths.map(onPlan), notAgain: [], allowed: chooser.allowed },
    free,
    settings,
  )
  if (waiting && boothsFor(waiting, free, sideBySide([...free, ...chooser.booths])))
    throw new Refusal(codes.refused, say.boothsFit)
}

const onPlan = (booth: Chooser['booths'][number]) => ({ ...booth, hallCode: '' })

interface Asked {
  wish: BoothWish
  chooser: Chooser
  settings: Settings
  language: Language
}

/** A wish that could be met one day: within the quota, in halls the company may be in. */
export async function requireSoundWish(trx: Db, { wish, chooser, settings, language }: Asked): Promise<void> {
  const quota = quotaOfChooser(chooser, settings)
  if (!quota || !chooser.allowed) throw new Refusal(codes.refused, selectionMessages.noQuota)
  const found = faultOfWish(wish, { quota, held: chooser.booths })
  if (found) throw beside(found.field, found.message, language, found.params)
  const halls = await readHallsInReach(trx, chooser.allowed.asked, settings)
  if (wish.hallIds.some((id) => !halls.some((hall) => hall.id === id)))
    throw beside('hallIds', say.unknownHall, language)
}

export const quotaOfChooser = (chooser: Chooser, settings: Settings): Quota | undefined =>
  circumstancesOf(chooser, settings).quota

const beside = (
  field: keyof BoothWish,
  message: string,
  language: Language,
  params: Record<string, string | number> = {},
): Refusal =>
  new Refusal(codes.refused, message, params, [
    { path: field, message: translate(message, language, params) },
  ])
