import type { Settings } from '@fairground/domain/settings'
import type { ExhibitorTask } from '@fairground/domain/task'
import { readBoothsHeld } from '../booth'
import type { Db } from '../platform/database/database'
import { countProducts } from './product.repository'

/** Whoever has a booth says what it will show there. */
export async function productTasks(
  db: Db,
  { id }: { id: string },
  { productDeadline }: Pick<Settings, 'productDeadline'>,
): Promise<ExhibitorTask[]> {
  if ((await readBoothsHeld(db, id)).length === 0) return []
  const state = (await countProducts(db, id)) > 0 ? 'done' : 'todo'
  return [{ key: 'products', state, dueOn: productDeadline }]
}
