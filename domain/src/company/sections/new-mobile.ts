import { z } from 'zod'
import { mobilePattern } from '../../account'
import { defineMessages } from '../../text'
import { basicsMessages } from './basics'
import { textRules } from './text-rules'

export const newMobileMessages = defineMessages('newMobile', {
  missing: { zh: '请输入手机号', en: 'Please enter the mobile number' },
  same: { zh: '新手机号与当前登录手机号相同', en: 'This is the mobile number you log in with already' },
  code: { zh: '请输入 6 位验证码', en: 'Please enter the 6-digit code' },
  wrongCode: { zh: '验证码错误', en: 'Error Verification Code' },
})
const say = newMobileMessages

/** Sent to a mobile or mailbox, to show that it can be read there. */
export const sentCode = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, say.code),
})

/** Another login mobile, asked for in the sign-up; it becomes the contact's, so the backup contact has another one. */
export const newMobileForm = ({ current, backup }: { current: string; backup: string }) =>
  z.object({
    mobile: z
      .string()
      .trim()
      .min(1, say.missing)
      .max(15, textRules.tooLong)
      .regex(mobilePattern, basicsMessages.mobileFormat)
      .refine((mobile) => mobile !== current, say.same)
      .refine((mobile) => mobile !== backup, basicsMessages.sameMobile),
    ...sentCode.shape,
  })
