import { isExhibitor } from '@fairground/domain/account'
import {
  type AttachmentKind,
  attachmentFaults,
  attachmentLimit,
  boardMessages as say,
} from '@fairground/domain/board'
import { plainLine } from '@fairground/domain/text'
import type { NoticeAttachment } from '@fairground/wire/board/attachments'
import { codes } from '@fairground/wire/kernel/codes'
import type { FastifyReply } from 'fastify'
import { isId } from '../platform/database/ids'
import { checkFile } from '../platform/files/checks'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { isAttachedOnBoard } from './board.repository'

/** Kept for a day unless a saved notice takes it up. */
export async function uploadAttachment(
  { files }: Platform,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<NoticeAttachment> {
  if (!file) throw new Refusal(codes.invalid, say.fileMissing)
  const verdict = await checkFile('attachment', file.content)
  if (!verdict.ok)
    throw new Refusal(codes.refused, attachmentFaults[verdict.problem] ?? say.fileMissing, {
      limit: attachmentLimit.megabytes,
    })
  const kind = verdict.file.extension as AttachmentKind
  const name = downloadName(file.name, kind)
  const id = await files.keep({
    ownerId: caller.user.id,
    purpose: 'attachment',
    originalName: name,
    file: verdict.file,
  })
  return { id, name, kind, bytes: verdict.file.content.length }
}

/** Ends as what the file is, whatever it was called: readers' computers go by the name. */
export function downloadName(given: string, kind: AttachmentKind): string {
  const bare = plainLine(given.split(/[\\/]/).at(-1) ?? '').replace(/\.(pdf|png|jpe?g)$/i, '')
  return `${bare.slice(0, 120) || 'attachment'}.${kind}`
}

/** For staff, and for exhibitors while it hangs on a notice they can read. Anything else does not exist. */
export async function sendAttachment(
  { db, files, settings }: Platform,
  fileId: string,
  { user, language }: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { edition } = settings.current()
  const mayRead =
    isId(fileId) && (!isExhibitor(user) || (await isAttachedOnBoard(db, fileId, { edition, language })))
  const found = mayRead ? await files.open(fileId) : undefined
  if (found?.purpose !== 'attachment') {
    found?.content.destroy()
    throw new Refusal(codes.notFound, say.fileGone)
  }
  reply
    .header('content-type', found.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.originalName)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(found.content)
  return null
}
