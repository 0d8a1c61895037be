import type { CatalogueState } from '@fairground/domain/catalogue'
import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask, TaskState } from '@fairground/domain/task'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { readEntry } from './catalogue.repository'

const taskStates: Record<CatalogueState, TaskState> = {
  none: 'todo',
  draft: 'todo',
  returned: 'todo',
  submitted: 'waiting',
  approved: 'done',
}

/** Whoever has a booth stands in the catalogue. */
export async function catalogueTasks(
  db: Db,
  { id }: { id: string },
  { catalogueDeadline }: Pick<Settings, 'catalogueDeadline'>,
): Promise<ExhibitorTask[]> {
  if ((await readBoothsHeld(db, id)).length === 0) return []
  const entry = await readEntry(db, id)
  return [{ key: 'catalogue', state: taskStates[entry?.state ?? 'none'], dueOn: catalogueDeadline }]
}
