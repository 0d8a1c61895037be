import { z } from 'zod'
import { type DataState, type ReviewState, type SignUpSection, signUpSections } from '../company'
import { defineMessages } from '../text'

export const reviewMessages = defineMessages('review', {
  unknown: { zh: '没有找到这份报名', en: 'There is no such sign-up' },
  fileGone: { zh: '文件已不保留', en: 'File no longer kept' },
  remark: { zh: '请填写退回原因', en: 'Please say what has to be corrected' },
  remarkTooLong: { zh: '审核意见最多{limit}字', en: 'The remark can have at most {limit} characters' },
  approved: { zh: '已通过，通知已发出', en: 'Approved; the company is being told' },
  rejected: { zh: '已退回，通知已发出', en: 'Returned; the company is being told' },
  started: { zh: '已开始审核，参展商不能再撤回', en: 'Review started; the company can no longer withdraw' },
  second: { zh: '已转入复审', en: 'Passed on to a second review' },

  approvedBy: {
    zh: '该报名已由{name}审核通过，无需再次审核',
    en: '{name} has already approved this sign-up; there is nothing left to decide',
  },
  rejectedBy: {
    zh: '该报名已由{name}退回，无需再次审核',
    en: '{name} has already returned this sign-up; there is nothing left to decide',
  },
  startedBy: {
    zh: '{name}已开始审核该报名，请核对后再操作',
    en: '{name} has started to review this sign-up. Please look again before you go on',
  },
  secondBy: {
    zh: '{name}已将该报名转入复审，请核对后再操作',
    en: '{name} has passed this sign-up on to a second review. Please look again before you go on',
  },
  withdrawn: {
    zh: '参展商已撤回该报名，暂时不能审核',
    en: 'The company has withdrawn this sign-up, so there is nothing to decide for now',
  },
  changedBy: {
    zh: '{name}刚刚修改了该报名，请核对最新内容后再操作',
    en: '{name} has just changed this sign-up. Please read it again before you go on',
  },
})
const say = reviewMessages

export const decisions = ['approved', 'rejected'] as const
export type Decision = (typeof decisions)[number]

export const remarkLimit = 200

/** Why matters to the company only when the answer is no; with a yes the remark is a note between reviewers. */
export const signUpDecision = z
  .object({
    decision: z.enum(decisions),
    remark: z.string().trim().max(remarkLimit, say.remarkTooLong).default(''),
    /** Where the company has to look; of no meaning with a yes. */
    sections: z.array(z.enum(signUpSections.CHN)).max(signUpSections.CHN.length).optional(),
  })
  .refine(({ decision, remark }) => decision === 'approved' || remark !== '', {
    path: ['remark'],
    error: say.remark,
  })
export type SignUpDecision = z.output<typeof signUpDecision>

/** Picked phrases are lines of one remark; one that is in it already is taken out again. */
export function withPhrase(remark: string, phrase: string): string {
  const line = asLine(phrase)
  const lines = remark.split('\n').filter((kept) => kept.trim() !== '')
  const without = lines.filter((kept) => kept.trim() !== line)
  return (without.length < lines.length ? without : [...lines, line]).join('\n')
}

export const hasPhrase = (remark: string, phrase: string): boolean =>
  remark.split('\n').some((kept) => kept.trim() === asLine(phrase))

const asLine = (phrase: string): string => phrase.trim().replace(/\s*\n\s*/g, ' ')

/** The sections a remark points at, each once and in the order the company fills them in. */
export const pointedAt = (named: readonly unknown[]): SignUpSection[] =>
  signUpSections.CHN.filter((section) => named.includes(section))

export interface States {
  dataState: DataState
  reviewState: ReviewState | null
}

/** What leads to a decision without being one, and the state each starts from. */
export const reviewSteps = { started: 'awaiting', second: 'started' } as const satisfies Partial<
  Record<ReviewState, ReviewState>
>
export type ReviewStep = keyof typeof reviewSteps
export const reviewStepNames = Object.keys(reviewSteps) as [ReviewStep, ...ReviewStep[]]

const openStates: readonly (ReviewState | null)[] = ['awaiting', 'started', 'second']

export const mayDecide = ({ dataState, reviewState }: States): boolean =>
  dataState === 'submitted' && openStates.includes(reviewState)

export const mayTake = (step: ReviewStep, { dataState, reviewState }: States): boolean =>
  dataState === 'submitted' && reviewState === reviewSteps[step]

/** What to tell a reviewer whose page is out of date. */
export function whatHappened({ dataState, reviewState }: States): string {
  if (reviewState === 'approved') return say.approvedBy
  if (dataState === 'rejected') return say.rejectedBy
  if (dataState === 'draft') return say.withdrawn
  if (reviewState === 'started') return say.startedBy
  return reviewState === 'second' ? say.secondBy : say.changedBy
}
