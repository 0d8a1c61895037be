import type { Text } from '../text'

/** What a company with booths declares in writing. */
export const undertakingKinds = ['participation', 'safety'] as const
export type UndertakingKind = (typeof undertakingKinds)[number]

export const undertakingNames: Record<UndertakingKind, Text> = {
  participation: { zh: '参展确认书', en: 'Confirmation of participation' },
  safety: { zh: '安全责任书', en: 'Safety undertaking' },
}

/** `askedAgain`: it was signed, and the organiser asks for a new signature. */
export const undertakingStates = ['open', 'signed', 'askedAgain'] as const
export type UndertakingState = (typeof undertakingStates)[number]

export const undertakingStateNames: Record<UndertakingState, Text> = {
  open: { zh: '未签署', en: 'Not signed' },
  signed: { zh: '已签署', en: 'Signed' },
  askedAgain: { zh: '需重新签署', en: 'Asked to sign again' },
}

/** With a code sent to the company's contact, or on paper and put on record by staff. */
export const signingMethods = ['code', 'staff'] as const
export type SigningMethod = (typeof signingMethods)[number]

export const signingMethodNames: Record<SigningMethod, Text> = {
  code: { zh: '验证码签署', en: 'Signed with a code' },
  staff: { zh: '工作人员登记', en: 'Put on record by staff' },
}

/** Until the end of that day, by the clock of the fair. */
export const isPastDay = (lastDay: string, today: string): boolean => today > lastDay
