import { z } from 'zod'
import { defineMessages } from '../text'
import type { States } from './decision'

export const correctionMessages = defineMessages('correction', {
  reason: { zh: '请填写更正原因', en: 'Please say why the decision is taken back' },
  reasonTooLong: { zh: '更正原因最多{limit}字', en: 'The reason can have at most {limit} characters' },
  done: {
    zh: '已更正，报名回到初审中，通知已发出',
    en: 'Taken back: the review is open again, and the company is being told',
  },
  undecided: {
    zh: '该报名目前没有可更正的审核决定',
    en: 'There is no decision on this sign-up to take back',
  },
  contract: {
    zh: '该企业已有合同{number}，不能更正审核决定',
    en: 'Contract {number} stands, so the decision can no longer be taken back',
  },
  beingCorrected: {
    zh: '企业已开始按退回意见修改，请等待其重新提交',
    en: 'The company has already begun to correct its sign-up. Please wait until it submits again',
  },
  booths: {
    zh: '该企业持有展位{booths}，请确认后再更正',
    en: 'The company holds {booths}. Please confirm that before you go on',
  },
  window: {
    zh: '该企业已有选位时间，请确认后再更正',
    en: 'The company has a time window to choose booths. Please confirm that before you go on',
  },
})
const say = correctionMessages

export const reasonLimit = 200

/** The company reads the reason. What hangs on the decision stays as it is; a person has to have seen it. */
export const correction = z.object({
  reason: z.string().trim().min(1, say.reason).max(reasonLimit, say.reasonTooLong),
  knowing: z
    .object({ booths: z.array(z.string().max(40)).max(500).default([]), window: z.boolean().default(false) })
    .default({ booths: [], window: false }),
})
export type Correction = z.output<typeof correction>

export const isDecided = ({ dataState, reviewState }: States): boolean =>
  dataState === 'rejected' || (dataState === 'submitted' && reviewState === 'approved')
