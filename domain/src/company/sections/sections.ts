import type { UserType } from '../../account'
import type { Settings } from '../../settings'
import { defineMessages, type Text } from '../../text'

/** The parts of a sign-up, in the order of the page. Overseas companies have no second questionnaire. */
export const signUpSections = {
  CHN: ['basics', 'invoice', 'qualification', 'scale', 'intro', 'boothRequest'],
  ENG: ['basics', 'invoice', 'qualification', 'intro', 'boothRequest'],
} as const satisfies Record<UserType, readonly string[]>
export type SignUpSection = (typeof signUpSections)['CHN'][number]

export const sectionTitles: Record<SignUpSection, Text> = {
  basics: { zh: '企业基本信息', en: 'Brief Company Information' },
  invoice: { zh: '企业开票信息', en: 'Invoice Information' },
  qualification: { zh: '企业其他信息', en: 'Other Information' },
  scale: { zh: '企业其他信息（二）', en: 'Other Information (2)' },
  intro: { zh: '企业及产品介绍', en: 'Company and Product Introduction' },
  boothRequest: { zh: '展位需求', en: 'Booth Requirement' },
}

export const signUpMessages = defineMessages('signUp', {
  basicsFirst: {
    zh: '保存失败，请先填写企业基本信息后再填写其他信息',
    en: 'Failed to save. Please fill in the Brief Information before filling in other information',
  },
  incomplete: { zh: '请先保存:{sections} 信息后再提交！', en: 'Please save first: {sections}' },
  notEditable: {
    zh: '报名信息已提交，如需修改请先撤回',
    en: 'The sign-up has been submitted. Withdraw it before changing anything',
  },
  underReview: {
    zh: '审核已开始，报名信息不能再修改',
    en: 'The review has begun, so the sign-up can no longer be changed',
  },
  approved: {
    zh: '报名已通过审核，如需变更请联系组委会',
    en: 'The sign-up is approved. If something has changed, please contact the organiser',
  },
  changedElsewhere: {
    zh: '该部分已在其他页面保存，请核对最新内容后再保存',
    en: 'This section was saved elsewhere meanwhile. Compare it with the latest version first',
  },
  submitted: { zh: '成功保存报名信息', en: 'Your sign-up has been submitted' },
  staffCannotSubmit: { zh: '工作人员不能代为提交报名', en: 'Staff cannot submit on behalf of a company' },
  withdrawFailed: { zh: '撤回失败！', en: 'Take back failed!' },
  notAsked: { zh: '该部分无需填写', en: 'This section is not asked of overseas companies' },
  closed: { zh: '报名已截止', en: 'Sign-up is closed' },
})

const say = signUpMessages

/** Sections somebody has still to save, in the order of the page. */
export const unsavedSections = (variant: UserType, saved: ReadonlySet<SignUpSection>): SignUpSection[] =>
  signUpSections[variant].filter((section) => !saved.has(section))

interface States {
  dataState: string
  reviewState: string | null
}

/** Still to be handed in by the company: a draft, or sent back. */
export const isUnsubmitted = ({ dataState }: States): boolean =>
  dataState === 'draft' || dataState === 'rejected'

/** The deadline is for what a company hands in by itself; what the organiser sent back, it asked to have again. */
export const boundByDeadline = ({ dataState }: Pick<States, 'dataState'>): boolean => dataState !== 'rejected'

/** A submission can be taken back until somebody has begun to review it. */
export const mayWithdraw = ({ dataState, reviewState }: States): boolean =>
  dataState === 'submitted' && reviewState === 'awaiting'

/** The company itself changes what it has not handed in; where the organiser allows it, also what nobody reviews yet. */
export const exhibitorMayEdit = (
  states: States,
  { editAfterSubmit }: Pick<Settings, 'editAfterSubmit'>,
): boolean => isUnsubmitted(states) || (editAfterSubmit && mayWithdraw(states))

/** Why a company that may not edit may not. */
export const notEditable = (states: States): string =>
  mayWithdraw(states) ? say.notEditable : states.reviewState === 'approved' ? say.approved : say.underReview
