import type { CodeItem } from '../code-list'

/** A mobile-number change knows only the first three; the hidden two belong to a sign-up under review. */
export const reviewState: CodeItem[] = [
  { value: '01', zh: '待审核', en: 'Pending review' },
  { value: '02', zh: '已驳回', en: 'Rejected' },
  { value: '03', zh: '已通过', en: 'Approved' },
  { value: '04', zh: '初审中', en: 'First review in progress', formHidden: true },
  { value: '05', zh: '复审中', en: 'Second review in progress', formHidden: true },
]

export const dataState: CodeItem[] = [
  { value: '01', zh: '草稿', en: 'Draft' },
  { value: '03', zh: '已提交', en: 'Submitted' },
  { value: '04', zh: '审核退回', en: 'Returned by review' },
]
