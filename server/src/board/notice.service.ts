import {
  boardRules,
  type NoticeForm,
  noticeFields,
  noticeRow,
  boardMessages as say,
} from '@fairground/domain/board'
import { sameValue } from '@fairground/domain/field'
import type { PublishStep } from '@fairground/domain/list'
import { saveNotice as saving, type WholeNotice } from '@fairground/wire/board'
import { codes } from '@fairground/wire/kernel/codes'
import { addRow, editRow, type KeptRows, stepRow } from '../list'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readNotice } from './notice.repository'

interface Seen {
  id: string
  version: number
}

const notices: KeptRows = {
  name: 'notice',
  fields: noticeFields,
  publishing: 'atOnce',
  may: { add: saving.access, edit: saving.access },
  hooks: {
    newRow: ({ edition }) => ({ edition }),
    // Where a notice stands is nothing to read.
    revises: ({ pinned: _was, ...before }, { pinned: _is, ...after }) =>
      Object.keys(after).some((name) => !sameValue(before[name], after[name])),
  },
  says: {
    unknown: say.unknownNotice,
    conflict: say.conflict,
    notFromHere: say.notFromHere,
    incomplete: boardRules.noLanguage,
    taken: say.alreadySaved,
    fileGone: boardRules.attachmentGone,
  },
  // Drafts are the organiser's own business; whatever is or was on the board concerns everyone who reads it.
  news: (states) => ({ type: 'board-changed', audience: states.includes('published') ? 'fair' : 'staff' }),
}

export async function findNotice({ db }: Platform, id: string): Promise<WholeNotice> {
  const notice = await readNotice(db, id)
  if (!notice) throw new Refusal(codes.refused, say.unknownNotice)
  return notice
}

interface NoticeSaving {
  changing?: Seen | undefined
  newId?: string | undefined
  publish: boolean
}

export const saveNotice = (
  platform: Platform,
  { changing, newId, publish, ...form }: NoticeForm & NoticeSaving,
  caller: SignedInCaller,
): Promise<Seen> =>
  changing
    ? editRow({ platform }, notices, { ...noticeRow(form), ...changing, publish }, caller)
    : addRow({ platform }, notices, { ...noticeRow(form), newId, publish }, caller)

export const moveNotice = (
  platform: Platform,
  move: Seen & { step: PublishStep },
  caller: SignedInCaller,
): Promise<number> => stepRow({ platform }, notices, move, caller)
