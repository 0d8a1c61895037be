import { setTimeout } from 'node:timers/promises'
import { refusalKinds, refusalNames, selectionMessages } from '@fairground/domain/selection'
import { initialSettings } from '@fairground/domain/settings'
import { translate } from '@fairground/domain/text'
import { CallFailure, type Client, createClient } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { chooseBooths, finishChoice, ownSelection } from '@fairground/wire/selection'
import type { Database } from '../../platform/database/database'
import { publishEvent } from '../../platform/live/live-events'
import { sessionCookie } from '../../platform/sessions/session-token'
import { createSessions } from '../../platform/sessions/sessions'
import { moveWindows } from '../../window'
import { demoAccounts } from '../demo-accounts'
import { findDemoAdministrator } from '../demo-administrator'
import { isSelectionOn, type Rusher, readFreeBooths, readRushers } from './rushers.repository'
import { wishesOn } from './wishes'

/** Why nobody rushes, for the person at the terminal. */
export class RushRefused extends Error {}

export interface RushOutcome {
  companies: number
  finished: number
  booths: number
  calls: number
  /** How often each reason was given. */
  refused: Map<string, number>
  seconds: number
}

/** So many that they stay below what one address may ask in a minute. */
const mostCompanies = 200
const mostTries = 4
/** Whoever finds the fair busy asks again after a moment, as browsers do. */
const busy = 'The fair was busy, and was asked again'
const mostWaits = 20
const waitMs = 500
const windowMs = 3_600_000
const reason = '演示：同时选位 / Demo: everybody chooses at once'

/** Companies of the demo fair choose all at the same moment, through the same calls as people's browsers. */
export async function rush(
  db: Database,
  { origin, chance = Math.random }: { origin: string; chance?: () => number },
): Promise<RushOutcome> {
  const by = await findDemoAdministrator(db)
  if (!by)
    throw new RushRefused('This is not the demo fair, so nobody was sent to choose. Nothing was changed.')
  if (!(await isSelectionOn(db)))
    throw new RushRefused('Selection is off. Switch it on at /booth/select as admin, then try again.')
  const { edition } = initialSettings
  const spared = demoAccounts.map(({ username }) => username)
  const rushers = await readRushers(db, { edition, spared, most: mostCompanies })
  if (rushers.length === 0)
    throw new RushRefused('Every company of the demo fair has its booths already. Nothing was changed.')
  const clients = await openClients(db, origin, rushers)
  await requireSameFair(origin, clients[0])
  const now = Date.now()
  const window = { startsAt: new Date(now - 1_000), endsAt: new Date(now + windowMs) }
  const moves = rushers.map(({ companyId }) => ({ companyId, ...window }))
  await db.transaction().execute((trx) => moveWindows(trx, moves, { by, reason }))

  const wishes = wishesOn(await readFreeBooths(db, edition), chance)
  const outcome: RushOutcome = {
    companies: rushers.length,
    finished: 0,
    booths: 0,
    calls: 0,
    refused: new Map(),
    seconds: 0,
  }
  const attempt = async <Answer>(
    ask: () => Promise<Answer>,
    again = mostWaits,
  ): Promise<Answer | undefined> => {
    outcome.calls += 1
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const isBusy = error.code === codes.busy
      const why = isBusy ? busy : reasonOf(error.message)
      outcome.refused.set(why, (outcome.refused.get(why) ?? 0) + 1)
      if (!isBusy || again === 0) return undefined
      await setTimeout(waitMs)
      return attempt(ask, again - 1)
    }
  }
  // Everybody has looked at what may be chosen before anybody chooses.
  const ready = await Promise.all(
    clients.map(async (call) => ({ call, own: await attempt(() => call(ownSelection)) })),
  )
  outcome.calls = 0
  outcome.refused.clear()
  const begun = performance.now()
  await Promise.all(
    ready.map(async ({ call, own }) => {
      if (!own?.quota) return
      let tries = 0
      for (const boothIds of wishes({ ...own, quota: { ...own.quota, area: own.quota.area ?? undefined } })) {
        if (++tries > mostTries) return
        if (!(await attempt(() => call(chooseBooths, { body: { boothIds } })))) continue
        outcome.booths += boothIds.length
        if (await attempt(() => call(finishChoice))) outcome.finished += 1
        return
      }
    }),
  )
  outcome.seconds = (performance.now() - begun) / 1_000
  return outcome
}

/** Sessions as logins open them: hundreds of password checks would be another measurement. */
async function openClients(db: Database, origin: string, rushers: readonly Rusher[]): Promise<Client[]> {
  const sessions = createSessions(db, () => initialSettings, { publish: publishEvent })
  const from = { address: '127.0.0.1', userAgent: 'demo:rush' }
  const opened = await Promise.all(
    rushers.map(({ accountId: id, username }) => sessions.open({ id, username }, from)),
  )
  return opened.flatMap((one) =>
    one
      ? createClient({
          base: `${origin}/api`,
          headers: () => ({ cookie: `${sessionCookie}=${one.cookie}`, xtoken: one.session.token }),
        })
      : [],
  )
}

/** Whoever answers there must know the sessions that were opened here. */
async function requireSameFair(origin: string, call: Client | undefined): Promise<void> {
  try {
    await call?.(ownSelection)
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    if (error.code === codes.busy) return
    throw new RushRefused(
      error.code === codes.sessionExpired
        ? `The fair at ${origin} has another database. Set PORT, DATA_DIR or DATABASE_URL as for the one that runs.`
        : `No fair answers at ${origin}. Start it with npm start, and set PORT as there.`,
    )
  }
}

/** Companies are answered in their own language; one reason is counted once. */
function reasonOf(told: string): string {
  const kind = refusalKinds.find((one) =>
    (['zh', 'en'] as const).some((language) => translate(selectionMessages[one], language) === told),
  )
  return kind ? refusalNames[kind].en : told
}
