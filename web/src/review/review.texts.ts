import { fieldTitle } from '@fairground/domain/company/sections'
import type { SignUpView } from '@fairground/wire/review'
import type { TextEntry, Texts } from '../lib/text'

export const listTitles: Record<SignUpView, TextEntry> = {
  signUps: { zh: '报名信息', en: 'Sign-ups' },
  reviews: { zh: '审核报名', en: 'Review sign-ups' },
  exhibitors: { zh: '参展商', en: 'Exhibitors' },
}

export const listLeads: Record<SignUpView, TextEntry> = {
  signUps: {
    zh: '本届全部报名，包括尚未提交的。',
    en: 'Every sign-up of this edition, including those not submitted yet.',
  },
  reviews: {
    zh: '等得最久的排在最前；已有结果的排在最后。',
    en: 'Longest waiting first; decided ones come last.',
  },
  exhibitors: {
    zh: '审核通过的企业和它们的展位。',
    en: 'Companies that were approved, and the booths they hold.',
  },
}

export const emptyNotes: Record<SignUpView, TextEntry> = {
  signUps: { zh: '企业注册后会显示在这里。', en: 'Companies appear here once they register.' },
  reviews: { zh: '企业提交报名后会显示在这里。', en: 'Sign-ups appear here once they are submitted.' },
  exhibitors: { zh: '审核通过的企业会显示在这里。', en: 'Companies appear here once they are approved.' },
}

export const reviewTexts = {
  company: { zh: '企业名称', en: 'Company' },
  registrationNumber: { zh: '报名编号', en: 'Registration no.' },
  contact: fieldTitle('basics', 'contactName', 'CHN'),
  contactFilter: { zh: '联系人或手机号', en: 'Contact or mobile' },
  dataState: { zh: '报名状态', en: 'Sign-up state' },
  reviewState: { zh: '审核状态', en: 'Review state' },
  exhibitType: fieldTitle('boothRequest', 'exhibitType', 'CHN'),
  boothType: fieldTitle('boothRequest', 'boothType', 'CHN'),
  region: fieldTitle('scale', 'region', 'CHN'),
  variant: { zh: '企业类别', en: 'Kind of company' },
  request: { zh: '展位需求', en: 'Booth requested' },
  state: { zh: '状态', en: 'State' },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  waiting: { zh: '已等待', en: 'Waiting' },
  waitingToday: { zh: '今天提交', en: 'Today' },
  waitingDays: { zh: '{count} 天', en: { one: '{count} day', other: '{count} days' } },
  reviewer: { zh: '审核人', en: 'Reviewer' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed' },
  approvedAt: { zh: '通过时间', en: 'Approved' },
  booths: { zh: '展位', en: 'Booths' },
  area: { zh: '面积', en: 'Area' },
  boothsHeld: { zh: '已有展位', en: 'With booths' },
  noBooths: { zh: '尚未选位', en: 'None yet' },
  blacklisted: { zh: '黑名单', en: 'Blacklisted' },
  unnamed: { zh: '（未填写名称）', en: '(no name yet)' },

  review: { zh: '审核', en: 'Review' },
  desk: { zh: '逐家审核', en: 'Review one by one' },
  reviewOf: { zh: '审核 {company}', en: 'Review {company}' },
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: '编辑 {company}', en: 'Edit {company}' },
  newSignUp: { zh: '新增报名', en: 'New sign-up' },
  newOverseas: { zh: '新增境外报名', en: 'New overseas sign-up' },
  select: { zh: '选中 {company}', en: 'Select {company}' },
  exporting: { zh: '正在导出', en: 'Exporting' },
} satisfies Texts
