import { z } from 'zod'
import { bothLanguages, type Fields, files, type RowOf } from '../field'
import { languages, plainLine, plainText } from '../text'
import { boardRules } from './board.messages'

export const noticeLimits = { title: 100, body: 5000, attachments: 5 }
export const attachmentLimit = { megabytes: 20, bytes: 20 * 1024 * 1024 }
export const attachmentKinds = ['pdf', 'png', 'jpg'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** What is kept of a notice. */
export const noticeFields = {
  title: bothLanguages({ title: { zh: '标题', en: 'Title' }, most: noticeLimits.title }),
  body: bothLanguages({ title: { zh: '正文', en: 'Text' }, most: noticeLimits.body, long: true }),
  pinned: { kind: 'yesNo', title: { zh: '置顶', en: 'Pinned' }, required: true, rule: z.boolean() },
  attachments: files({
    title: { zh: '附件', en: 'Attachments' },
    purpose: 'attachment',
    most: noticeLimits.attachments,
    tooMany: boardRules.tooManyAttachments,
    twice: boardRules.attachmentTwice,
  }),
} as const satisfies Fields

const noticeVersion = z.object({
  title: z.string().overwrite(plainLine).max(noticeLimits.title, boardRules.tooLong).default(''),
  body: z.string().overwrite(plainText).max(noticeLimits.body, boardRules.tooLong).default(''),
})
export type NoticeVersion = z.output<typeof noticeVersion>

/** As it is written: language by language. Each is there as a whole or not at all, and one of them is there. */
export const noticeForm = z
  .object({
    zh: noticeVersion,
    en: noticeVersion,
    pinned: z.boolean().default(false),
    attachments: noticeFields.attachments.rule,
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

export const noticeRow = ({ zh, en, pinned, attachments }: NoticeForm): RowOf<typeof noticeFields> => ({
  title: { zh: zh.title, en: en.title },
  body: { zh: zh.body, en: en.body },
  pinned,
  attachments,
})
