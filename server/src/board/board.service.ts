import { isExhibitor } from '@fairground/domain/account'
import type { BoardMessage, findBoardMessages } from '@fairground/wire/board'
import type { CallInput } from '@fairground/wire/kernel/endpoint'
import { sql } from 'kysely'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { onBoard, readBoard } from './board.repository'

type Asked = CallInput<typeof findBoardMessages>['body']

/** An exhibitor gets what is published to them, whatever is asked for; another edition's board is closed. */
export async function findMessages(
  { db, settings }: Platform,
  { edition: asked, published, newest }: Asked,
  { user, language }: SignedInCaller,
): Promise<BoardMessage[]> {
  const { edition } = settings.current()
  if (isExhibitor(user)) {
    if ((asked ?? edition) !== edition) return []
    return readBoard(db, { language, only: onBoard({ edition, language }), newest })
  }
  const wanted = [
    sql`notice.edition = ${asked ?? edition}`,
    ...(typeof published === 'boolean' ? [sql`(notice.state = 'published') = ${published}`] : []),
  ]
  return readBoard(db, { language, only: sql`${sql.join(wanted, sql` AND `)}`, newest })
}
