import type { DataState, ReviewState } from '../company'
import type { Text } from '../text'

export const dataStateTitles: Record<DataState, Text> = {
  draft: { zh: '未提交', en: 'Not submitted' },
  submitted: { zh: '已提交', en: 'Submitted' },
  rejected: { zh: '已退回', en: 'Returned' },
}

export const reviewStateTitles: Record<ReviewState, Text> = {
  awaiting: { zh: '待审核', en: 'Awaiting review' },
  started: { zh: '初审中', en: 'In first review' },
  second: { zh: '复审中', en: 'In second review' },
  approved: { zh: '审核通过', en: 'Approved' },
  rejected: { zh: '已退回', en: 'Returned' },
}

export const variantTitles: Record<'CHN' | 'ENG', Text> = {
  CHN: { zh: '境内企业', en: 'Chinese company' },
  ENG: { zh: '境外企业', en: 'Overseas company' },
}
