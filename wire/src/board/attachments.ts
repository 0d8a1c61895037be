import { attachmentKinds } from '@fairground/domain/board'
import { z } from 'zod'
import { holderOf, signedIn } from '../kernel/access'
import { endpoint } from '../kernel/endpoint'

export const noticeAttachment = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.int(),
})
export type NoticeAttachment = z.output<typeof noticeAttachment>

export const uploadAttachment = endpoint({
  method: 'POST',
  path: '/board/attachments',
  summary: 'Upload a file for a notice: pdf, png or jpg; thrown away after a day unless a notice takes it up',
  access: holderOf('messageboard/index:edit'),
  effect: 'changes',
  takesFile: true,
  body: z.object({}),
  result: noticeAttachment,
})

export const downloadAttachment = endpoint({
  method: 'GET',
  path: '/board/attachments/{id}',
  summary: 'A notice’s file, for staff, and for exhibitors while the notice is published to them',
  access: signedIn,
  effect: 'reads',
  params: z.object({ id: z.string().max(60) }),
  answer: 'file',
  result: z.null(),
})
