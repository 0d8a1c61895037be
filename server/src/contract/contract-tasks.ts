import type { ExhibitorTask } from '@fairground/domain/task'
import type { Db } from '../platform/database/database'
import { findLatestOf } from './contract-tasks.repository'

/** What a company has to do about its contract; nothing before it was sent one. */
export async function contractTasks(db: Db, company: { id: string }): Promise<ExhibitorTask[]> {
  const contract = await findLatestOf(db, company.id)
  if (!contract) return []
  const { state, signBy } = contract
  if (state === 'sent' || state === 'returned') return [{ key: 'signContract', state: 'todo', dueOn: signBy }]
  return [{ key: 'signContract', state: state === 'signed' ? 'waiting' : 'done', dueOn: null }]
}
