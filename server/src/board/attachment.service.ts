import type { AttachmentKind } from '@fairground/domain/board'
import type { NoticeAttachment } from '@fairground/wire/board/attachments'
import type { FastifyReply } from 'fastify'
import { receiveFile, sendFile } from '../file'
import type { SignedInCaller } from '../platform/http/principal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { isAttachedOnBoard } from './board.repository'

export async function uploadAttachment(
  platform: Platform,
  file: UploadedFile | undefined,
  { user }: SignedInCaller,
): Promise<NoticeAttachment> {
  const arrival = { purpose: 'attachment', file, owner: async () => user.id } as const
  const { id, name, extension, bytes } = await receiveFile(platform, arrival)
  return { id, name, kind: extension as AttachmentKind, bytes }
}

/** Exhibitors read it while it hangs on a notice they can read. */
export function sendAttachment(
  platform: Platform,
  fileId: string,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const reader = { edition: platform.settings.current().edition, language: caller.language }
  const readsRecord = (id: string) => isAttachedOnBoard(platform.db, id, reader)
  return sendFile(platform, { fileId, purposes: ['attachment'], readsRecord }, caller, reply)
}
