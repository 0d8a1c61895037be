import { z } from 'zod'
import { languages, plainLine, plainText } from '../text'
import { boardRules } from './board.messages'

export const noticeLimits = { title: 100, body: 5000, attachments: 5 }
export const attachmentLimit = { megabytes: 20, bytes: 20 * 1024 * 1024 }
export const attachmentKinds = ['pdf', 'png', 'jpg'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

const noticeVersion = z.object({
  title: z.string().overwrite(plainLine).max(noticeLimits.title, boardRules.tooLong).default(''),
  body: z.string().overwrite(plainText).max(noticeLimits.body, boardRules.tooLong).default(''),
})
export type NoticeVersion = z.output<typeof noticeVersion>

/** Each language is there as a whole or not at all, and one of them is there. */
export const noticeForm = z
  .object({
    zh: noticeVersion,
    en: noticeVersion,
    pinned: z.boolean().default(false),
    attachments: z
      .array(z.uuid().toLowerCase())
      .max(noticeLimits.attachments, boardRules.tooManyAttachments)
      .refine((ids) => new Set(ids).size === ids.length, boardRules.attachmentTwice)
      .default([]),
  })
  .superRefine((notice, context) => {
    const fault = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const language of languages) {
      const { title, body } = notice[language]
      if (title === '' && body !== '') fault([language, 'title'], boardRules.titleMissing)
      if (title !== '' && body === '') fault([language, 'body'], boardRules.bodyMissing)
    }
    const { zh, en } = notice
    if (!zh.title && !zh.body && !en.title && !en.body) fault(['zh', 'title'], boardRules.noLanguage)
  })
export type NoticeForm = z.output<typeof noticeForm>
