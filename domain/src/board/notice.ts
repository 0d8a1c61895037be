import { z } from 'zod'
import { type Language, languages, plainLine, plainText } from '../text'
import { boardRules } from './board.messages'

export const noticeStates = ['draft', 'published', 'withdrawn'] as const
export type NoticeState = (typeof noticeStates)[number]

export const noticeSteps = ['publish', 'withdraw', 'discard'] as const
export type NoticeStep = (typeof noticeSteps)[number]

/** What was once published stays on record; only what nobody has read yet can be thrown away. */
const startsFrom: Readonly<Record<NoticeStep, readonly NoticeState[]>> = {
  publish: ['draft', 'withdrawn'],
  withdraw: ['published'],
  discard: ['draft'],
}

export const mayTakeStep = (step: NoticeStep, state: NoticeState): boolean => startsFrom[step].includes(state)

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

/** The title somebody is shown whose language the notice may not have. */
export const titleIn = (titles: Readonly<Record<Language, string>>, language: Language): string =>
  titles[language] || titles.zh || titles.en
