import { type NoticeForm, boardMessages as say } from '@fairground/domain/board'
import { mayTakeStep, type PublishStep } from '@fairground/domain/list'
import type { LiveEvent } from '@fairground/domain/live'
import type { WholeNotice } from '@fairground/wire/board'
import { codes } from '@fairground/wire/kernel/codes'
import { takeStep } from '../list'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { addOnce } from '../platform/record/add-once'
import { type Change, type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  insertNotice,
  lockNotice,
  markDiscarded,
  readNotice,
  replaceAttachments,
  updateNotice,
} from './notice.repository'
import { swapAttachments } from './notice-attachments'

interface Seen {
  id: string
  version: number
}

/** What the log and the tables call them. */
const notices = { name: 'notice' }

const noticeRecord: KeptRecord<WholeNotice> = {
  subjectType: notices.name,
  lock: lockNotice,
  lastChange: async (_trx, { updatedByName, updatedAt }) => ({ who: updatedByName, when: updatedAt }),
  ...refusals(say.unknownNotice, say.conflict),
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
  const { files, settings } = platform
  const by = caller.user.id
  return keeping(platform, caller, noticeRecord, async (kept, trx) => {
    const before = changing && (await kept.takeAsSeen(changing))
    const added =
      before ??
      (await addOnce({
        insert: () => insertNotice(trx, settings.current().edition, { ...form, newId }, by),
        sentBefore: () => findFirstSent(kept, trx, newId ?? '', form),
        taken: say.alreadySaved,
      }))
    if ('earlier' in added) return added.earlier
    const { id } = added
    const formBefore = before && formOf(before)
    const changes: Change[] = []
    if (JSON.stringify(formBefore) !== JSON.stringify(orderly(form)))
      changes.push({ id, action: before ? 'edit' : 'add', before: formBefore, after: orderly(form) })
    if (before && formBefore && changes.length > 0) {
      const revised = before.state === 'published' && !sameWords(formBefore, form)
      await updateNotice(trx, id, form, { by, revised })
    }
    await swapAttachments(files, trx, {
      noticeId: id,
      before: formBefore?.attachments ?? [],
      after: form.attachments,
      by,
    })
    if (publish && before?.state !== 'published')
      changes.push(await takeStep(trx, notices, { id, state: before?.state ?? 'draft' }, 'publish', by))
    const after = await readNotice(trx, id)
    await kept.record(changes, changed(before?.state === 'published' || after?.state === 'published'))
    return { id, version: after?.version ?? 1 }
  })
}

/** The same new notice by the same person, sent twice: compared with what they first sent, whatever became of it since. */
async function findFirstSent(
  kept: Keeper<WholeNotice, string>,
  trx: Db,
  id: string,
  form: NoticeForm,
): Promise<Seen | undefined> {
  const first = (await kept.addedAs(id)) as NoticeForm | undefined
  if (!first || JSON.stringify(orderly(first)) !== JSON.stringify(orderly(form))) return undefined
  const notice = await readNotice(trx, id)
  return notice && { id, version: notice.version }
}

/** Of two people at once one moves the notice; the other is told who did. */
export function moveNotice(
  platform: Platform,
  { step: wanted, ...seen }: Seen & { step: PublishStep },
  caller: SignedInCaller,
): Promise<number> {
  return keeping(platform, caller, noticeRecord, async (kept, trx) => {
    const notice = await kept.takeAsSeen(seen)
    if (!mayTakeStep(wanted, notice.state)) throw new Refusal(codes.refused, say.notFromHere)
    const change =
      wanted === 'discard'
        ? await discard(platform, trx, notice, caller.user.id)
        : await takeStep(trx, notices, notice, wanted, caller.user.id)
    await kept.record(change, changed(wanted !== 'discard'))
    return 1
  })
}

async function discard({ files }: Platform, trx: Db, notice: WholeNotice, by: string): Promise<Change> {
  await markDiscarded(trx, notice.id, by)
  await replaceAttachments(trx, notice.id, [])
  for (const { id } of notice.attachments) await files.release(trx, id)
  return { id: notice.id, action: 'delete', before: formOf(notice) }
}

/** Drafts are the organiser's own business; whatever is or was on the board concerns everyone who reads it. */
const changed = (onBoard: boolean): LiveEvent => ({
  type: 'board-changed',
  audience: onBoard ? 'fair' : 'staff',
})

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
