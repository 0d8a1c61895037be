import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask } from '@fairground/domain/task'
import { badgeTasks } from '../badge'
import { catalogueTasks } from '../catalogue'
import { contractTasks } from '../contract'
import { paymentTasks } from '../payment'
import type { Db } from '../platform/database/database'
import { productTasks } from '../product'
import { undertakingTasks } from '../undertaking'

type Teller = (db: Db, company: { id: string }, settings: Settings) => Promise<ExhibitorTask[]>

const tellers: readonly Teller[] = [
  contractTasks,
  paymentTasks,
  undertakingTasks,
  productTasks,
  catalogueTasks,
  badgeTasks,
]

/** Everything a company has to do once it has booths, in the order of its way: each feature tells of its own. */
export async function readTasks(
  db: Db,
  company: { id: string },
  settings: Settings,
): Promise<ExhibitorTask[]> {
  const tasks: ExhibitorTask[] = []
  for (const tell of tellers) tasks.push(...(await tell(db, company, settings)))
  return tasks
}
