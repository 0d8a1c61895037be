import { z } from 'zod'
import type { Text } from '../text'
import { mailMessages as say } from './mail.messages'

/** Companies of this edition that a message may be meant for. */
export const circles = {
  registered: { zh: '已注册，尚未提交报名', en: 'Registered, sign-up not submitted' },
  submitted: { zh: '已提交报名，等待审核', en: 'Submitted, waiting for review' },
  approvedNoBooth: { zh: '审核通过，还没有展位', en: 'Approved, no booth yet' },
  withBooth: { zh: '已有展位', en: 'With a booth' },
  approved: { zh: '全部审核通过的企业', en: 'All approved companies' },
} as const satisfies Record<string, Text>
export type Circle = keyof typeof circles
export const circleNames = Object.keys(circles) as [Circle, ...Circle[]]

export const roundStates = ['running', 'stopped', 'done'] as const
export type RoundState = (typeof roundStates)[number]

/** How many are told in a minute: mailboxes take a flood for spam, and people who call back must reach somebody. */
export const toldPerMinute = 60

export const circleChosen = z.object({
  circle: z.enum(circleNames),
  /** By the language of the account; all of them where none is named. */
  area: z.enum(['CHN', 'ENG']).nullable(),
})

export const newRound = circleChosen.extend({
  zh: z.string().trim().min(1, say.missing).max(300),
  en: z.string().trim().min(1, say.missing).max(600),
})
export type NewRound = z.output<typeof newRound>
