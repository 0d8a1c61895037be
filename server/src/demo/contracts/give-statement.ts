import { readOpenContracts, readWaitingVouchers } from '../../payment'
import type { Platform } from '../../platform/platform'
import {
  type DemoLine,
  findBookedPayment,
  hasStatement,
  insertDemoStatement,
} from './give-statement.repository'

const nobody = '王建国'

/** A statement as an accountant gets it: what is sure, likely and unsure, one for two contracts, and what is none of ours. */
export async function giveDemoStatement({ config, db, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo' || (await hasStatement(db))) return
  const { edition } = settings.current()
  const open = await readOpenContracts(db, edition)
  const vouchers = await readWaitingVouchers(
    db,
    open.map(({ id }) => id),
  )
  const isTold = new Set(vouchers.map(({ contractId }) => contractId))
  const vouched = open.find(({ id }) => isTold.has(id))
  // Where the first instalment is settled, as much as is left came already, and every line would be doubted.
  const partly = open.filter(({ id, instalments }) => !isTold.has(id) && instalments.length > 1)
  const untold = partly.filter(({ currency }) => currency === 'CNY')
  const dollars = partly.find(({ currency }) => currency === 'USD')
  const [whole, part, odd, known, over, ...more] = untold.length > 0 ? untold : open
  const [one, two] = more
  const lines: DemoLine[] = []
  const add = (
    contract: (typeof open)[number] | undefined,
    line: (found: (typeof open)[number]) => Partial<DemoLine>,
  ) => {
    if (!contract) return
    const { currency, outstanding } = contract
    const payer = contract.payers.find(Boolean) ?? ''
    lines.push({ amount: outstanding, currency, payer, remark: '', ...line(contract) })
  }
  add(whole, ({ number }) => ({ remark: `${number} 展位费` }))
  add(part, ({ paymentWord, instalments }) => ({
    amount: instalments.at(-1) ?? 1,
    remark: `${paymentWord} 第二期`,
  }))
  add(vouched, ({ number, id }) => ({
    remark: `付${number}`,
    amount: vouchers.find(({ contractId }) => contractId === id)?.amount ?? 1,
  }))
  add(odd, ({ number, outstanding }) => ({
    remark: `ht${number.slice(2)} 部分`,
    amount: Math.ceil(outstanding / 3),
    payer: nobody,
  }))
  add(known, ({ outstanding }) => ({ remark: '展位款', amount: Math.ceil(outstanding / 4) }))
  add(over, ({ number, outstanding }) => ({ remark: number, amount: outstanding + 100_000 }))
  add(one, () => ({ remark: '', payer: nobody }))
  if (one && two && one.currency === two.currency)
    lines.push({
      amount: one.outstanding + two.outstanding,
      currency: one.currency,
      payer: '华北会展服务有限公司',
      remark: `代付 ${one.number}、${two.number}`,
    })
  add(dollars, ({ number }) => ({ remark: `${number} booth fee` }))
  const booked = await findBookedPayment(db, edition)
  if (booked) lines.push({ ...booked, remark: `${booked.number} 展位费` })
  lines.push(
    { amount: 3_650_000, currency: 'CNY', payer: '北京京安器材销售有限公司', remark: '设备采购款' },
    {
      amount: 500_000,
      currency: 'CNY',
      payer: '中国消防协会',
      remark: '会费',
      aside: '协会会费，不是展位款 / A membership fee, not for booths',
    },
  )
  await insertDemoStatement(db, edition, lines)
}
