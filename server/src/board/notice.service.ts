import { mayTakeStep, type NoticeForm, type NoticeStep, boardMessages as say } from '@fairground/domain/board'
import type { WholeNotice } from '@fairground/wire/board'
import { codes } from '@fairground/wire/kernel/codes'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import {
  insertNotice,
  lockNotice,
  markDiscarded,
  readNotice,
  replaceAttachments,
  setNoticeState,
  updateNotice,
} from './notice.repository'
import { swapAttachments } from './notice-attachments'

interface Seen {
  id: string
  version: number
}

interface NoticeSaving {
  changing?: Seen | undefined
  newId?: string | undefined
  publish: boolean
}

export async function findNotice({ db }: Platform, id: string): Promise<WholeNotice> {
  const notice = await readNotice(db, id)
  if (!notice) throw new Refusal(codes.refused, say.unknownNotice)
  return notice
}

/** Words, files and, where asked for, the step onto the board: all of it or nothing. */
export function saveNotice(
  platform: Platform,
  { changing, newId, publish, ...form }: NoticeForm & NoticeSaving,
  caller: SignedInCaller,
): Promise<Seen> {
  const { db, files, settings } = platform
  const by = caller.user.id
  return db.transaction().execute(async (trx) => {
    const before = changing ? await takeNotice(platform, trx, changing) : undefined
    const kept = before ? formOf(before) : undefined
    const changed = JSON.stringify(kept) !== JSON.stringify(orderly(form))
    const id = before?.id ?? (await insertNotice(trx, settings.current().edition, { ...form, newId }, by))
    if (id === undefined) return sentBefore(trx, newId ?? '', form)
    if (before && changed) {
      const revised = before.state === 'published' && !sameWords(formOf(before), form)
      await updateNotice(trx, id, form, { by, revised })
    }
    await swapAttachments(files, trx, {
      noticeId: id,
      before: kept?.attachments ?? [],
      after: form.attachments,
      by,
    })
    if (changed)
      await recordAudit(trx, caller, {
        action: before ? 'edit' : 'add',
        subjectType: 'notice',
        subjectId: id,
        ...(kept ? { before: kept } : {}),
        after: orderly(form),
      })
    if (publish && before?.state !== 'published')
      await step(trx, id, before?.state ?? 'draft', 'publish', caller)
    const after = await readNotice(trx, id)
    await tell(platform, trx, before?.state === 'published' || after?.state === 'published')
    return { id, version: after?.version ?? 1 }
  })
}

/** The same new notice, sent twice. With other words by now it is changed, not written: the editor must open it first. */
async function sentBefore(trx: Db, id: string, form: NoticeForm): Promise<Seen> {
  const notice = await readNotice(trx, id)
  if (!notice || JSON.stringify(formOf(notice)) !== JSON.stringify(orderly(form)))
    throw new Refusal(codes.refused, say.alreadySaved)
  return { id, version: notice.version }
}

/** Of two people at once one moves the notice; the other is told who did. */
export function moveNotice(
  platform: Platform,
  { step: wanted, ...seen }: Seen & { step: NoticeStep },
  caller: SignedInCaller,
): Promise<number> {
  const { db, files } = platform
  return db.transaction().execute(async (trx) => {
    const notice = await takeNotice(platform, trx, seen)
    if (!mayTakeStep(wanted, notice.state)) throw new Refusal(codes.refused, say.notFromHere)
    if (wanted === 'discard') {
      await markDiscarded(trx, notice.id, caller.user.id)
      await replaceAttachments(trx, notice.id, [])
      for (const { id } of notice.attachments) await files.release(trx, id)
      await recordAudit(trx, caller, {
        action: 'delete',
        subjectType: 'notice',
        subjectId: notice.id,
        before: formOf(notice),
      })
    } else await step(trx, notice.id, notice.state, wanted, caller)
    await tell(platform, trx, wanted !== 'discard')
    return 1
  })
}

async function step(
  trx: Db,
  id: string,
  from: WholeNotice['state'],
  wanted: 'publish' | 'withdraw',
  caller: SignedInCaller,
): Promise<void> {
  const state = wanted === 'publish' ? 'published' : 'withdrawn'
  await setNoticeState(trx, id, state, caller.user.id)
  await recordAudit(trx, caller, {
    action: wanted === 'publish' ? 'publish' : 'take-down',
    subjectType: 'notice',
    subjectId: id,
    before: { state: from },
    after: { state },
  })
}

/** Drafts are the organiser's own business; whatever is or was on the board concerns everyone who reads it. */
const tell = ({ live }: Platform, trx: Db, onBoard: boolean): Promise<void> =>
  live.publish(trx, { type: 'board-changed', audience: onBoard ? 'fair' : 'staff' })

/** The notice under lock, provided it is still the one the caller saw. */
async function takeNotice({ settings }: Platform, trx: Db, { id, version }: Seen): Promise<WholeNotice> {
  const notice = (await lockNotice(trx, id)) ? await readNotice(trx, id) : undefined
  if (!notice) throw new Refusal(codes.refused, say.unknownNotice)
  if (notice.version === version) return notice
  throw new Refusal(codes.conflict, say.conflict, {
    who: notice.updatedByName,
    when: momentIn(notice.updatedAt, settings.current().timeZone),
  })
}

const formOf = ({ zh, en, pinned, attachments }: WholeNotice): NoticeForm =>
  orderly({ zh, en, pinned, attachments: attachments.map(({ id }) => id) })

/** Always in the same order, so that equal forms are equal texts. */
const orderly = ({ zh, en, pinned, attachments }: NoticeForm): NoticeForm => ({
  zh: { title: zh.title, body: zh.body },
  en: { title: en.title, body: en.body },
  pinned,
  attachments,
})

const sameWords = (one: NoticeForm, other: NoticeForm): boolean =>
  JSON.stringify({ ...orderly(one), pinned: false }) === JSON.stringify({ ...orderly(other), pinned: false })
