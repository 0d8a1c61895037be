import { boardRules as say } from '@fairground/domain/board'
import { codes } from '@fairground/wire/kernel/codes'
import type { Db } from '../platform/database/database'
import type { FileStore } from '../platform/files/file-store'
import { Refusal } from '../platform/http/refusal'
import { replaceAttachments } from './notice.repository'

interface Swap {
  noticeId: string
  before: string[]
  after: string[]
  by: string
}

/** A notice takes up files its editor has just uploaded; what it lets go of is left to the sweep. */
export async function swapAttachments(files: FileStore, trx: Db, swap: Swap): Promise<void> {
  const { noticeId, before, after, by } = swap
  if (before.join() === after.join()) return
  for (const id of after)
    if (!before.includes(id) && !(await files.claim(trx, id, by, 'attachment')))
      throw new Refusal(codes.invalid, say.attachmentGone, {}, [
        { path: 'attachments', message: say.attachmentGone },
      ])
  await replaceAttachments(trx, noticeId, after)
  for (const id of before) if (!after.includes(id)) await files.release(trx, id)
}
