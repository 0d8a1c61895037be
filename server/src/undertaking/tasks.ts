import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask } from '@fairground/domain/task'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { readStandings } from './undertaking.repository'

/** What a company with booths has to sign; whoever has none has nothing to sign yet. */
export async function undertakingTasks(
  db: Db,
  { id }: { id: string },
  { undertakingDeadlines }: Pick<Settings, 'undertakingDeadlines'>,
): Promise<ExhibitorTask[]> {
  if ((await readBoothsHeld(db, id)).length === 0) return []
  return (await readStandings(db, id)).map(({ kind, state }) => ({
    key: kind,
    state: state === 'signed' ? 'done' : 'todo',
    dueOn: undertakingDeadlines[kind],
  }))
}
