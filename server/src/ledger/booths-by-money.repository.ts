import type { BoothState } from '@fairground/domain/booth'
import { type Balance, type PaidState, paidState } from '@fairground/domain/payment'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

const byMoney: Record<PaidState, BoothState | null> = { unpaid: null, partly: 'partial', paid: 'completed' }

interface FollowingBooth {
  id: string
  hallId: string
  state: BoothState
}

/**
 * What the plans say of the booths these companies hold: how far they are paid, where the contract in force names them, and
 * how they were had, where it does not. After money and after every change of hands nothing else is asked, so that a refund
 * leads back the way a payment came, and a swap that is taken back finds its booths paid. Answers with those that changed.
 */
export async function letBoothsFollow(db: Db, companyIds: readonly string[]): Promise<FollowingBooth[]> {
  // One that is not charged yet asks for nothing, and one over nothing is charged nothing: the first is unpaid, the second paid.
  const { rows: inForce } = await sql<Balance & { id: string }>`
    SELECT contract.id, coalesce(due, 0) AS due, coalesce(paid, 0) AS paid, coalesce(outstanding, 0) AS outstanding
    FROM contract LEFT JOIN contract_balance balance ON balance.contract_id = contract.id
    WHERE company_id = ANY(${companyIds}::uuid[])
      AND (balance.contract_id IS NOT NULL OR contract.state IN ('payment', 'paid'))`.execute(db)
  const { rows } = await sql<FollowingBooth>`
    WITH standing AS (
      SELECT * FROM unnest(${inForce.map(({ id }) => id)}::uuid[], ${inForce.map((one) => byMoney[paidState(one)])}::text[])
        AS standing (contract_id, state)
    ), due AS (
      SELECT booth.id, coalesce(
          (SELECT standing.state FROM contract_booth named JOIN standing USING (contract_id)
            JOIN contract ON contract.id = named.contract_id AND contract.company_id = holding.company_id
            WHERE named.booth_id = booth.id AND named.live),
          CASE holding.origin WHEN 'assigned' THEN 'allotted' ELSE 'occupy' END) AS state
      FROM booth_holding holding JOIN booth ON booth.id = holding.booth_id
      WHERE holding.company_id = ANY(${companyIds}::uuid[]) AND holding.released_at IS NULL
      ORDER BY booth.id FOR UPDATE OF booth
    )
    UPDATE booth SET status = due.state FROM due WHERE booth.id = due.id AND booth.status <> due.state
      AND booth.status IN ('allotted', 'occupy', 'partial', 'completed')
    RETURNING booth.id, booth.hall_id AS "hallId", booth.status AS state`.execute(db)
  return rows
}
