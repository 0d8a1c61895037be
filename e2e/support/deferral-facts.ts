import { bind } from './bound-contract'
import { newCompany } from './new-company'
import { ask } from './records'

type Fact = Record<string, string>

const day = (when: string, style: string) => `to_char(${when}, '${style}')`

/** Deferrals by somebody else and by the administrator, each for one act, and a contract that has none. */
export async function deferralFacts(): Promise<Record<string, Fact>> {
  return {
    deferGrant: await propose('leader', 'leader', 0),
    deferCounter: await propose('leader', 'leader', 1),
    deferCountered: await propose('leader', 'admin', 2),
    deferOwn: await propose('admin', 'admin', 3),
    deferNew: await withoutAny(),
  }
}

/** Contracts being paid nobody has touched; the last instalment of each can wait. */
const untouched = `contract JOIN LATERAL (SELECT number, amount, due_on FROM contract_instalment WHERE contract_id = contract.id
    ORDER BY number DESC LIMIT 1) part ON true JOIN contract_balance balance ON balance.contract_id = contract.id
  WHERE contract.state = 'payment' AND contract.edition = 21 AND contract.currency = 'CNY' AND balance.outstanding > 0
    AND NOT EXISTS (SELECT FROM payment_deferral other WHERE other.contract_id = contract.id)`

/** A small fair has few contracts being paid, and other journeys pay them: where none is left, a new company gets one. */
async function leaveOne(): Promise<void> {
  if ((await ask(`SELECT contract.id FROM ${untouched} LIMIT 1`)).length > 0) return
  const { username } = await newCompany('CHN')
  await bind(username)
}

async function propose(asker: string, proposer: string, place: number): Promise<Fact> {
  const id = `00000000-0000-4000-8000-0000000def0${place}`
  await leaveOne()
  await ask(`INSERT INTO payment_deferral (id, contract_id, instalment, due_before, due_on, reason, asked_by, proposed_by)
    SELECT '${id}', contract.id, part.number, part.due_on, greatest(part.due_on, current_date) + 20, '总部付款流程延后',
      (SELECT id FROM account WHERE username = '${asker}'), (SELECT id FROM account WHERE username = '${proposer}')
    FROM ${untouched} ORDER BY contract.number DESC LIMIT 1 ON CONFLICT DO NOTHING`)
  const [row] =
    await ask<Fact>(`SELECT deferral.id, contract.number, ${day('due_on + 1', 'YYYY/MM/DD')} AS day,
      ${day('due_on', 'YYYY"年"FMMM"月"FMDD"日"')} AS shown
    FROM payment_deferral deferral JOIN contract ON contract.id = contract_id WHERE deferral.id = '${id}'`)
  if (!row) throw new Error('the demo fair has no contract whose instalment can be deferred')
  return row
}

async function withoutAny(): Promise<Fact> {
  await leaveOne()
  const [row] =
    await ask<Fact>(`SELECT contract.id AS contract, contract.number, '第' || part.number || '期 · ¥' || to_char(part.amount / 100.0, 'FM999,999,990.00') || ' · 应付 '
        || ${day('part.due_on', 'YYYY"年"FMMM"月"FMDD"日"')} AS choice,
      ${day('greatest(part.due_on, current_date) + 20', 'YYYY/MM/DD')} AS day
    FROM ${untouched} ORDER BY contract.number DESC LIMIT 1`)
  if (!row) throw new Error('the demo fair has no contract left to defer')
  return row
}
