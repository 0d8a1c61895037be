import { isExhibitor } from '@fairground/domain/account'
import type { BoardMessage, findBoardMessages } from '@fairground/wire/board'
import type { CallInput } from '@fairground/wire/kernel/endpoint'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readForStaff, readPublished } from './board.repository'

type Asked = CallInput<typeof findBoardMessages>['body']

/** An exhibitor gets what is published to them, whatever is asked for; another edition's board is closed. */
export async function findMessages(
  { db, settings }: Platform,
  { edition: asked, published, newest }: Asked,
  { user, language }: SignedInCaller,
): Promise<BoardMessage[]> {
  const { edition } = settings.current()
  if (!isExhibitor(user))
    return readForStaff(
      db,
      { edition: asked ?? edition, language, published: published ?? undefined },
      newest,
    )
  return (asked ?? edition) === edition ? readPublished(db, { edition, language }, newest) : []
}
