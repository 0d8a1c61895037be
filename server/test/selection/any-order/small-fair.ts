import { randomUUID } from 'node:crypto'
import type { ChoiceStage } from '@fairground/domain/selection'
import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { chooseBooths, finishChoice, releaseBooths } from '@fairground/wire/selection'
import * as desk from '@fairground/wire/selection/desk'
import * as waiting from '@fairground/wire/waiting'
import { sql } from 'kysely'
import { passOnOffersJob } from '../../../src/waiting'
import type { TestFair } from '../../support/test-fair'
import { type Choosing, companiesChoosing, hallOfRows, setSetting } from '../selection-support'
import {
  booths,
  companies,
  type Deed,
  most,
  perRow,
  type Standing,
  type Step,
  sorted,
  type Wish,
} from './model'

const reason = '组委会调整'
let made = 0

interface BoothRow {
  id: string
  status: string
  holders: string[]
  keptFor: string[]
}
interface CompanyRow {
  id: string
  stage: ChoiceStage
  finishedAt: Date | null
  windowOpen: boolean
  wish: Wish | null
  entryId: string | null
  offerId: string | null
  offered: string[] | null
}

/** The fair of the model in the product: a hall, some companies, and nobody else who waits. */
export class SmallFair {
  private constructor(
    private readonly fair: TestFair,
    private readonly admin: Client,
    private readonly hallId: string,
    private readonly boothIds: readonly string[],
    private readonly people: readonly Choosing[],
  ) {}

  static async open(fair: TestFair, admin: Client): Promise<SmallFair> {
    const { db } = fair.platform
    made += 1
    await setSetting(fair, 'selectionStarted', true)
    // What was let go of or waited for before is none of this fair's business.
    await sql`UPDATE waiting_offer SET state = 'recalled', ended_at = now() WHERE state = 'open'`.execute(db)
    await sql`UPDATE waiting_entry SET ended_at = now(), ended_as = 'removed' WHERE ended_at IS NULL`.execute(
      db,
    )
    await sql`UPDATE booth SET freed_at = NULL`.execute(db)
    const { hallId, boothIds } = await hallOfRows(fair, booths / perRow, perRow, { code: `ANY-${made}` })
    const names = Array.from({ length: companies }, (_, place) => `any-order-${made}-${place}`)
    const people = await companiesChoosing(fair, names, { standardBooths: most })
    return new SmallFair(fair, admin, hallId, boothIds.flat(), people)
  }

  /** What the database says, in the words of the model; and what no booth and its state may say. */
  async read(): Promise<{ standing: Standing; faults: string[] }> {
    const boothRows = await this.boothRows()
    const numbersOf = (rows: BoothRow[]) => sorted(rows.map(({ id }) => this.boothIds.indexOf(id)))
    const companyRows = await this.companyRows()
    const { rows: settings } = await sql<{ started: boolean }>`
      SELECT value = 'true' AS started FROM setting WHERE key = 'selectionStarted'`.execute(
      this.fair.platform.db,
    )
    const faults = boothRows
      .filter(({ holders, keptFor, status }) => {
        const state = holders.length > 0 ? 'occupy' : keptFor.length > 0 ? 'bespoke' : 'normal'
        return status !== state || holders.length + keptFor.length > 1
      })
      .map((row) => JSON.stringify(row))
    return {
      faults,
      standing: {
        started: settings[0]?.started ?? false,
        companies: companyRows.map(({ id, stage, windowOpen, wish, offered }) => {
          const kept = numbersOf(boothRows.filter(({ keptFor }) => keptFor.includes(id)))
          if (String(kept) !== String(sorted(offered?.map((booth) => this.boothIds.indexOf(booth)) ?? [])))
            faults.push(`what ${id} is offered is not what is kept for it`)
          const held = numbersOf(boothRows.filter(({ holders }) => holders.includes(id)))
          return { stage, windowOpen, held, wish, offer: offered && kept }
        }),
      },
    }
  }

  /** Whether it was done. Whatever is neither done nor refused by a rule is a fault of its own. */
  async does(step: Step): Promise<boolean> {
    try {
      return (await this.calls(step)[step.deed]()) !== false
    } catch (error) {
      if (error instanceof CallFailure && refusals.has(error.code)) return false
      throw error
    }
  }

  private calls({ byStaff, company, other, ids, wish }: Step): Record<Deed, () => Promise<unknown>> {
    const { fair, admin, people, hallId } = this
    const { db } = fair.platform
    const [who, second] = [people[company], people[other]]
    if (!who || !second) throw new Error('companies that were made are there')
    const { companyId, call } = who
    const boothIds = ids.map((id) => this.boothIds[id] ?? '')
    const forIt = { companyId, boothIds, reason }
    const row = async () => (await this.companyRows())[company]
    const offerId = async () => (await row())?.offerId ?? randomUUID()
    const seen = async () => {
      const [held, own] = [await this.boothRows(), await row()]
      const boothIds = held.filter(({ holders }) => holders.includes(companyId)).map(({ id }) => id)
      return { companyId, boothIds, finishedAt: (own?.finishedAt ?? new Date(0)).toISOString() }
    }
    return {
      choose: () =>
        byStaff ? admin(desk.chooseFor, { body: forIt }) : call(chooseBooths, { body: { boothIds } }),
      release: () =>
        byStaff ? admin(desk.releaseFor, { body: forIt }) : call(releaseBooths, { body: { boothIds } }),
      finish: () =>
        byStaff ? admin(desk.finishFor, { body: { companyId, reason } }) : call(finishChoice, {}),
      confirm: async () =>
        (await admin(desk.confirmChoices, { body: { choices: [await seen()] } })).changed.length === 0,
      return: async () => admin(desk.returnChoice, { body: { ...(await seen()), reason } }),
      move: () => admin(desk.moveBooths, { body: forIt }),
      // With itself no screen lets it through.
      swap: async () =>
        second !== who && admin(desk.swapBooths, { body: { companyId, otherId: second.companyId, reason } }),
      window: () =>
        sql`UPDATE selection_window SET ends_at = CASE WHEN ends_at > now() THEN now() - interval '1 minute'
            ELSE now() + interval '1 hour' END, starts_at = now() - interval '2 hours'
          WHERE company_id = ${companyId}`.execute(db),
      stop: () => setSetting(fair, 'selectionStarted', !fair.platform.settings.current().selectionStarted),
      join: () =>
        call(waiting.joinWaiting, {
          body: { ...wish, allOrNone: false, openings: [], hallIds: [hallId] },
        }),
      withdraw: () => call(waiting.withdrawWaiting, {}),
      offer: async () => {
        const entryId = (await row())?.entryId ?? randomUUID()
        return admin(waiting.offerBooths, { body: { entryId, boothIds, reason } })
      },
      accept: async () => call(waiting.acceptOffer, { body: { offerId: await offerId() } }),
      decline: async () => call(waiting.declineOffer, { body: { offerId: await offerId() } }),
      expire: async () => {
        await sql`UPDATE waiting_offer SET expires_at = clock_timestamp() WHERE id = ${await offerId()}`.execute(
          db,
        )
        await passOnOffersJob(fair.platform).run({}, AbortSignal.timeout(60_000))
      },
    }
  }

  private async boothRows(): Promise<BoothRow[]> {
    const { rows } = await sql<BoothRow>`
      SELECT id, status,
        ARRAY(SELECT company_id FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL) AS holders,
        ARRAY(SELECT entry.company_id FROM booth_reservation kept JOIN waiting_offer offer ON offer.id = kept.offer_id
          JOIN waiting_entry entry ON entry.id = offer.entry_id
          WHERE kept.booth_id = booth.id AND kept.released_at IS NULL) AS "keptFor"
      FROM booth WHERE hall_id = ${this.hallId}`.execute(this.fair.platform.db)
    return rows
  }

  private async companyRows(): Promise<CompanyRow[]> {
    const ids = this.people.map(({ companyId }) => companyId)
    const { rows } = await sql<CompanyRow>`
      SELECT asked.id, coalesce(choice.state, 'choosing') AS stage, choice.finished_at AS "finishedAt",
        own.starts_at <= now() AND now() < own.ends_at AS "windowOpen",
        CASE WHEN entry.id IS NOT NULL THEN jsonb_build_object('least', entry.least, 'wanted', entry.wanted,
          'givesBack', entry.gives_back) END AS wish, entry.id AS "entryId", offer.id AS "offerId", offer.booth_ids AS offered
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY asked (id, place)
      JOIN selection_window own ON own.company_id = asked.id
      LEFT JOIN booth_choice choice ON choice.company_id = asked.id
      LEFT JOIN waiting_entry entry ON entry.company_id = asked.id AND entry.ended_at IS NULL
      LEFT JOIN waiting_offer offer ON offer.entry_id = entry.id AND offer.state = 'open'
      ORDER BY place`.execute(this.fair.platform.db)
    return rows
  }
}

/** A rule says no, what was seen is not so any more, or nobody could mean that. */
const refusals: ReadonlySet<string> = new Set([codes.refused, codes.conflict, codes.invalid])
