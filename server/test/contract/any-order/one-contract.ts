import { randomUUID } from 'node:crypto'
import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import * as money from '@fairground/wire/payment/desk'
import { withdrawVoucher } from '@fairground/wire/payment/own'
import { assignBooths } from '@fairground/wire/placement'
import { sql } from 'kysely'
import { sentVoucher } from '../../payment/payment-support'
import type { Choosing } from '../../selection/selection-support'
import type { TestFair } from '../../support/test-fair'
import { codeFor, seal, signedAmendment, signer, waitingCompany } from '../contract-support'
import { type Deed, mostBooths, price, type Step } from './model'

interface Found {
  id: string
  version: number
  state: string
}

/** What is refused is refused by a rule, in words. */
const words = new Set<CallFailure['code']>([codes.refused, codes.invalid, codes.conflict, codes.notFound])

interface About {
  classId: string
  /** Free ones; each that is taken leaves the list. */
  booths: string[]
}

/** By the calls people's buttons make, and as the database has it afterwards. */
export class OneContract {
  private held = 1

  private constructor(
    private readonly fair: TestFair,
    private readonly admin: Client,
    private readonly who: Choosing,
    private readonly first: string,
    private readonly about: About,
  ) {}

  static async begin(fair: TestFair, admin: Client, about: About) {
    const first = about.booths.pop() ?? ''
    return new OneContract(fair, admin, await waitingCompany(fair, admin, first), first, about)
  }

  /** Whether it is done to a contract as it was seen. */
  isSeen(deed: Deed): boolean {
    return ['revise', 'send', 'recall', 'sign', 'return', 'countersign', 'void'].includes(deed)
  }

  /** The latest: one that is void makes room for another. */
  private async found(): Promise<Found | undefined> {
    const { rows } = await sql<Found>`SELECT id, version, state FROM contract
      WHERE company_id = ${this.who.companyId} ORDER BY created_at DESC LIMIT 1`.execute(
      this.fair.platform.db,
    )
    return rows[0]
  }

  /** Whether it was done; a refusal in words is none, and anything else is a failure of the product. */
  async does(step: Step & { isOld: boolean }): Promise<boolean> {
    // Codes and uploads are counted by the minute, and all of this happens within one.
    await sql`DELETE FROM rate_window`.execute(this.fair.platform.db)
    try {
      return await this.tries(step)
    } catch (error) {
      if (error instanceof CallFailure && words.has(error.code)) return false
      throw error
    }
  }

  private async tries({ deed, amount, place, isOld }: Step & { isOld: boolean }): Promise<boolean> {
    const { admin, who, fair } = this
    const { companyId, call } = who
    if (deed === 'drawUp') {
      const body = { companies: [{ companyId, total: this.held * price }], signBy: '2999-01-01' }
      return (await admin(desk.drawUpContracts, { body })).count === 1
    }
    const contract = await this.found()
    if (!contract) return deed === 'seal'
    const contractId = contract.id
    const seen = { contractId, version: contract.version - (isOld ? 1 : 0) }
    const reason = `原因 ${randomUUID()}`
    const act: Record<Exclude<Deed, 'drawUp'>, () => Promise<unknown>> = {
      revise: () =>
        admin(desk.reviseContract, {
          body: { ...seen, classId: this.about.classId, extras: [], signBy: null, reason },
        }),
      send: async () => (await admin(desk.sendContracts, { body: { contracts: [seen] } })).count === 1,
      recall: () => admin(desk.recallContract, { body: { ...seen, reason } }),
      sign: async () => {
        const code = await codeFor(fair, who, contractId)
        await call(own.signContract, { body: { ...seen, ...signer, ...code } })
      },
      return: () => admin(desk.returnContract, { body: { ...seen, reason } }),
      countersign: async () =>
        (await admin(desk.countersignContracts, { body: { contracts: [seen] } })).count === 1,
      seal: () => seal(fair, contractId),
      void: () => admin(desk.voidContract, { body: { ...seen, reason } }),
      sendVoucher: () => sentVoucher(who, contractId, amount),
      confirmVoucher: async () => this.voucher(place, (body) => admin(money.confirmVoucher, { body })),
      returnVoucher: async () =>
        this.voucher(place, (body) => admin(money.returnVoucher, { body: { ...body, reason } })),
      withdrawVoucher: async () => this.voucher(place, (body) => call(withdrawVoucher, { body })),
      payment: () => this.book('payment', contractId, amount),
      refund: () => this.book('refund', contractId, amount),
      credit: () => this.book('credit', contractId, amount),
      takeBack: async () => {
        const { rows } = await sql<{
          id: string
        }>`SELECT id FROM ledger_entry WHERE contract_id = ${contractId}
          AND kind <> 'correction' ORDER BY number`.execute(fair.platform.db)
        const entryId = rows[rows.length === 0 ? -1 : place % rows.length]?.id
        if (!entryId) return false
        await admin(money.reverseEntry, { body: { entryId, reason } })
      },
      amend: () => this.amend(contract),
    }
    return (await act[deed]()) !== false
  }

  /** By all the steps of both sides; where none may be drawn up, by the first alone. */
  private async amend(contract: Found): Promise<boolean> {
    const { admin, fair, who } = this
    const isPayable = contract.state === 'payment' || contract.state === 'paid'
    if (isPayable && (this.held === mostBooths || (await this.waits(contract)))) return false
    const sum = (this.held + 1) * price
    if (isPayable) {
      const boothIds = [this.about.booths.pop() ?? '']
      await admin(assignBooths, { body: { companyId: who.companyId, boothIds, reason: '增加展位' } })
      this.held += 1
    }
    const amendment = await signedAmendment(fair, admin, who, contract, sum)
    const { id: contractId, version } = amendment
    await admin(desk.countersignContracts, { body: { contracts: [{ contractId, version }] } })
    await seal(fair, contractId)
    return true
  }

  private async waits({ id }: Found): Promise<boolean> {
    const { rows } =
      await sql`SELECT FROM payment_voucher WHERE contract_id = ${id} AND state = 'pending'`.execute(
        this.fair.platform.db,
      )
    return rows.length > 0
  }

  private book(kind: 'payment' | 'refund' | 'credit', contractId: string, amount: number): Promise<unknown> {
    const body = { contractId, kind, amount, day: '2026-11-18', reason: '银行流水核对', key: randomUUID() }
    return this.admin(money.bookTyped, { body })
  }

  private async voucher(place: number, act: (body: { voucherId: string }) => Promise<unknown>) {
    const { rows } = await sql<{ id: string }>`SELECT voucher.id FROM payment_voucher voucher
      WHERE contract_id = ${(await this.found())?.id} ORDER BY sent_at, voucher.id`.execute(
      this.fair.platform.db,
    )
    const voucherId = rows[rows.length === 0 ? -1 : place % rows.length]?.id
    if (!voucherId) return false
    await act({ voucherId })
    return true
  }

  /** As the database has it, with what of it does not agree with the rest. */
  async read() {
    const { db } = this.fair.platform
    const contract = await this.found()
    const { rows } = await sql<{
      live: number
      due: number
      paid: number
      outstanding: number
      booth: string
      vouchers: { state: string; amount: number }[]
      faults: string[]
    }>`
      WITH mine AS (SELECT * FROM contract WHERE company_id = ${this.who.companyId}),
        latest AS (SELECT * FROM mine WHERE id = ${contract?.id ?? null}::uuid)
      SELECT (SELECT count(*)::int FROM mine WHERE state NOT IN ('void', 'superseded')) AS live,
        coalesce((SELECT balance.due FROM contract_balance balance JOIN latest ON latest.id = contract_id), 0)::int AS due,
        coalesce((SELECT balance.paid FROM contract_balance balance JOIN latest ON latest.id = contract_id), 0)::int AS paid,
        coalesce((SELECT sum(amount) FROM ledger_entry JOIN latest ON latest.id = contract_id), 0)::int AS outstanding,
        (SELECT status FROM booth WHERE id = ${this.first}) AS booth,
        coalesce((SELECT jsonb_agg(jsonb_build_object('state', voucher.state, 'amount', voucher.amount)
          ORDER BY voucher.sent_at, voucher.id) FROM payment_voucher voucher JOIN latest ON latest.id = contract_id), '[]') AS vouchers,
        array_remove(ARRAY[
          (SELECT 'binds without a signature' FROM latest WHERE state IN ('signed', 'inForce', 'payment', 'paid')
            AND NOT EXISTS (SELECT FROM contract_signature WHERE contract_id = latest.id)),
          (SELECT 'is owed for without a sealed paper' FROM latest WHERE state IN ('payment', 'paid')
            AND (sealed_file_id IS NULL OR sealed_sha256 IS NULL)),
          (SELECT 'is charged otherwise than once with its total' FROM latest WHERE state IN ('payment', 'paid')
            AND (SELECT array_agg(amount) FROM ledger_entry WHERE contract_id = latest.id AND kind = 'charge')
              IS DISTINCT FROM ARRAY[total]),
          (SELECT 'has instalments that are not its total' FROM latest WHERE state IN ('inForce', 'payment', 'paid')
            AND (SELECT sum(amount) FROM contract_instalment WHERE contract_id = latest.id) IS DISTINCT FROM total),
          (SELECT 'has a voucher that is booked otherwise than once' FROM payment_voucher voucher
            JOIN latest ON latest.id = voucher.contract_id
            WHERE (voucher.state = 'confirmed')::int <> (SELECT count(*) FROM ledger_entry
              WHERE voucher_id = voucher.id AND kind = 'payment') LIMIT 1),
          (SELECT 'left a booth with a contract that is void' FROM mine JOIN contract_booth claim ON claim.contract_id = mine.id
            WHERE mine.state = 'void' AND claim.live LIMIT 1)
        ], NULL) AS faults`.execute(db)
    return { state: contract?.state ?? 'none', ...rows[0] }
  }
}
