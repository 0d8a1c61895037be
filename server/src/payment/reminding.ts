import { dayIn } from '@fairground/domain/field'
import { moneyText } from '@fairground/domain/money'
import { type DueReminder, dueReminder } from '@fairground/domain/payment'
import { lockContract, tellCompany } from '../contract'
import type { Db } from '../platform/database/database'
import type { JobKind } from '../platform/jobs/jobs'
import type { TemplateName } from '../platform/messaging/templates'
import type { Platform } from '../platform/platform'
import { readStanding } from './standing'
import { findPaidContract, listOwing } from './standing.repository'

const templates: Record<DueReminder, TemplateName> = { soon: 'paymentSoon', late: 'paymentLate' }

/** In the morning, when somebody is there to read it. */
export const remindOfPaymentsJob = (platform: Platform): JobKind<object> => ({
  name: 'payment-remind',
  retries: 3,
  retrySeconds: 300,
  expireSeconds: 900,
  schedule: '0 9 * * *',
  heavy: true,
  async run() {
    const { edition, timeZone } = platform.settings.current()
    await remindOfPayments(platform, { edition, today: dayIn(timeZone) })
  },
})

/** Each contract by itself and under its lock: money that arrives at the same moment is seen, and what fails is tried again. */
export async function remindOfPayments(
  platform: Platform,
  { edition, today }: { edition: number; today: string },
): Promise<void> {
  for (const contractId of await listOwing(platform.db, edition))
    await platform.db.transaction().execute((trx) => remindOf(platform, trx, { contractId, edition, today }))
}

async function remindOf(
  platform: Platform,
  trx: Db,
  { contractId, edition, today }: { contractId: string; edition: number; today: string },
): Promise<void> {
  const contract = await lockContract(trx, contractId)
  const paid = await findPaidContract(trx, contractId, edition)
  if (contract?.state !== 'payment' || !paid) return
  const { instalments, waiting } = await readStanding(trx, paid, today)
  // Somebody is at it: whoever has paid is not told to pay.
  if (waiting > 0) return
  for (const { number, outstanding, dueOn } of instalments) {
    const reminder = dueReminder({ outstanding, dueOn }, today, platform.settings.current().paymentReminders)
    if (!reminder) continue
    await tellCompany(platform, trx, contract, {
      template: templates[reminder],
      params: {
        instalment: String(number),
        amount: moneyText({ amount: outstanding, currency: contract.currency }),
        day: dueOn,
      },
      once: `${reminder}:${number}:${dueOn}`,
    })
  }
}
