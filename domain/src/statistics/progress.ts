import type { Text } from '../text'

/** Where on its way from sign-up to payment a company stands; each stands in one place only. */
export const progressNames = {
  draft: { zh: '未提交', en: 'Not submitted' },
  awaiting: { zh: '待审核', en: 'Awaiting review' },
  returned: { zh: '已退回', en: 'Returned' },
  noBooth: { zh: '已通过，尚未选位', en: 'Approved, no booth yet' },
  unsigned: { zh: '已选位，待签合同', en: 'Has booths, contract not signed' },
  unpaid: { zh: '已签约，未付清', en: 'Signed, not paid in full' },
  paid: { zh: '已付清', en: 'Paid in full' },
} satisfies Record<string, Text>
export type Progress = keyof typeof progressNames
