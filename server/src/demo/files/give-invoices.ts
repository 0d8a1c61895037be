import type { Platform } from '../../platform/platform'
import { invoicePage } from './documents'
import { draw } from './draw'
import { type DemoWish, insertDemoWish, listUninvoiced, type Uninvoiced } from './give-invoices.repository'
import { loadLettering } from './lettering'

const purpose = 'invoice'
const plain = { state: 'open', reason: '', remark: '', cancelReason: '' } as const
type Story = Pick<DemoWish, 'state' | 'reason' | 'remark' | 'cancelReason'>

/** One of each kind, as far as there are companies that have paid. */
const stories: readonly Story[] = [
  { ...plain, state: 'issued' },
  { ...plain, remark: '请备注展位号' },
  { ...plain, remark: '请尽快开具' },
  { ...plain, state: 'refused', reason: '开户银行与账号不符，请核对 / Please check bank and account' },
  { ...plain, state: 'issued', cancelReason: '税号有误，已红冲 / The tax number was wrong' },
  plain,
]

/** Some companies that have paid asked for their invoices. */
export async function giveDemoInvoices(platform: Platform): Promise<void> {
  const { config, db, settings } = platform
  if (config.MODE !== 'demo') return
  const paying = await listUninvoiced(db, settings.current().edition, stories.length)
  for (const [place, company] of paying.entries()) {
    const story = stories[place] ?? plain
    const number = `2611200000${String(123_456 + place).padStart(10, '0')}`
    await give(platform, company, story, number)
  }
}

async function give(
  { db, files }: Platform,
  company: Uninvoiced,
  story: Story,
  number: string,
): Promise<void> {
  const { accountId, details } = company
  if (story.state !== 'issued') return insertDemoWish(db, { ...company, ...story, number, fileId: null })
  const paper = await draw(purpose, invoicePage(await loadLettering(), { number, title: details.title }))
  const fileId = await files.keep({ ownerId: accountId, purpose, originalName: '发票.png', file: paper })
  await db.transaction().execute(async (trx) => {
    if (await files.claim(trx, fileId, accountId, purpose))
      await insertDemoWish(trx, { ...company, ...story, number, fileId })
  })
}
