import { findBoardMessages } from '@fairground/wire/board'
import type { Reader } from '../../lib/format'
import { useLanguage } from '../../lib/language'
import { useCall } from '../../session/use-call'
import { useTimeZone } from '../../session/use-fair'

export interface NewestNotice {
  id: string
  title: string
  publishedAt: Date
}

const shown = 3

/** The newest three of the board, wherever they are shown in passing; nothing until they are there. */
export function useNewestNotices(): { notices: NewestNotice[]; reader: Reader } {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const board = useCall(findBoardMessages, { body: { published: true, newest: shown } })
  const notices = (board.data ?? []).flatMap(({ id, title, publishedAt }) =>
    publishedAt ? [{ id, title, publishedAt }] : [],
  )
  return { notices, reader: { language, timeZone } }
}
