import type { Platform } from '../../platform/platform'
import { voucherPage } from './documents'
import { draw } from './draw'
import { insertDemoVoucher, listUnvouched } from './give-vouchers.repository'
import { loadLettering } from './lettering'

const purpose = 'paymentVoucher'
const most = 8
const reason =
  '看不到流水号和付款账号，请换一张银行电子回单。款项不用重汇。 / The bank reference cannot be read. Please upload a clearer paper; no need to transfer again.'

/** Some companies that are paying have told of a transfer; every third of these is asked to do so again. */
export async function giveDemoVouchers({ config, db, files, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const waiting = await listUnvouched(db, settings.current().edition, most)
  if (waiting.length === 0) return
  const paper = await draw(purpose, voucherPage(await loadLettering()))
  for (const [place, contract] of waiting.entries()) {
    const { accountId } = contract
    const isReturned = place % 3 === 2
    const fileId = await files.keep({
      ownerId: accountId,
      purpose,
      originalName: '回单-1117.png',
      file: paper,
    })
    await db.transaction().execute(async (trx) => {
      if (!(await files.claim(trx, fileId, accountId, purpose))) return
      const state = isReturned ? 'returned' : 'pending'
      await insertDemoVoucher(trx, { ...contract, fileId, state, reason: isReturned ? reason : '' })
    })
  }
}
