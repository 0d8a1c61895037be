import { recordedActions, type SignUpEvent } from '@fairground/domain/review'
import type { Db } from '../platform/database/database'
import { readLines, type SignUpRow } from './sign-up.repository'
import { timelineOf } from './timeline'

/** Who moved a sign-up on, when and why, newest first; however often its sections were saved in between. */
export async function readDecisions(
  db: Db,
  row: SignUpRow,
): Promise<{ events: SignUpEvent[]; older: number }> {
  const { lines, older } = await readLines(db, row.id, Object.keys(recordedActions))
  return { events: timelineOf(row, lines), older }
}
