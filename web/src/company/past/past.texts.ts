import type { EventKind } from '@fairground/domain/review'
import type { TextEntry, Texts } from '../../lib/text'

export const pastTexts = {
  staff: { zh: '工作人员', en: 'Staff' },
  organiser: { zh: '组委会', en: 'The organiser' },
  pointsAt: { zh: '涉及：{sections}', en: 'About: {sections}' },
  savedFirst: { zh: '保存了{section}', en: 'saved {section}' },
  savedAgain: { zh: '修改了{section}：{fields}', en: 'changed {section}: {fields}' },
} satisfies Texts

export const eventTexts: Record<Exclude<EventKind, 'saved'>, TextEntry> = {
  registered: { zh: '注册了账号', en: 'registered' },
  entered: { zh: '代企业录入了报名', en: 'entered the sign-up on the company’s behalf' },
  submitted: { zh: '提交了报名', en: 'submitted the sign-up' },
  withdrawn: { zh: '撤回了报名', en: 'withdrew the sign-up' },
  started: { zh: '开始审核', en: 'started the review' },
  second: { zh: '转入复审', en: 'passed it on to a second review' },
  approved: { zh: '审核通过', en: 'approved the sign-up' },
  rejected: { zh: '退回修改', en: 'returned it for changes' },
  reopened: { zh: '更正了审核决定，重新审核', en: 'took the decision back; it is under review again' },
  changed: { zh: '变更了资料', en: 'changed something' },
}
