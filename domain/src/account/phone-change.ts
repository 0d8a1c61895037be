import { z } from 'zod'
import { defineMessages } from '../text'

const messages = defineMessages('phoneChange', {
  opinion: { zh: '请输入审核意见', en: 'Please enter the review opinion' },
  opinionTooLong: { zh: '审核意见最多为200字', en: 'The review opinion can have at most 200 characters' },
})

export const phoneChangeMessages = defineMessages('phoneChange', {
  saved: { zh: '保存成功', en: 'Saved' },
  failed: { zh: '保存失败', en: 'Saving failed' },
  decided: {
    zh: '该申请已由他人审核，请刷新列表',
    en: 'Someone else has already reviewed this application. Please refresh the list',
  },
  mobileTaken: {
    zh: '新手机号已被其他账号使用，无法通过',
    en: 'The new mobile is used by another account; it cannot be approved',
  },
  overtaken: {
    zh: '账号信息已由本人变更，申请自动关闭',
    en: 'The account was changed by its holder; the application was closed',
  },
  accountGone: {
    zh: '申请对应的账号已变更或停用，无法通过',
    en: 'The account of this application no longer exists; it cannot be approved',
  },
})

export const phoneChangeStates = ['pending', 'rejected', 'approved'] as const
export type PhoneChangeState = (typeof phoneChangeStates)[number]

export interface PhoneChangeRequest {
  id: string
  companyName: string
  creditCode: string
  oldMobile: string
  newMobile: string
  state: PhoneChangeState
  requestedAt: Date
  reviewerName: string
  reviewedAt: Date | null
  opinion: string
}

/** The reviewer's decision. Why matters to the applicant only when the answer is no. */
export const phoneChangeDecision = z
  .object({
    id: z.uuid(),
    state: z.enum(['approved', 'rejected']),
    opinion: z.string().trim().max(200, messages.opinionTooLong).default(''),
  })
  .refine((decision) => decision.state === 'approved' || decision.opinion !== '', {
    path: ['opinion'],
    error: messages.opinion,
  })
export type PhoneChangeDecision = z.infer<typeof phoneChangeDecision>
