import type { Text } from '../text'

/** Where a sign-up stands, whoever is to act: what statistics tell apart. */
export const signUpStandingNames = {
  draft: { zh: '未提交', en: 'Not submitted' },
  awaiting: { zh: '待审核', en: 'Awaiting review' },
  returned: { zh: '已退回', en: 'Returned' },
  approved: { zh: '审核通过', en: 'Approved' },
} satisfies Record<string, Text>
export type SignUpStanding = keyof typeof signUpStandingNames
