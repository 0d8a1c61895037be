import type { Text } from '../text'

/** Why an approved company has no booth, one reason each; what asks for somebody's help first. */
export const noBoothReasonNames = {
  windowOver: { zh: '选位时间内未选', en: 'Let its time pass' },
  noWindow: { zh: '未设选位时间', en: 'Was given no time' },
  windowOpen: { zh: '正在选位时间内', en: 'May choose now' },
  waiting: { zh: '在候补名单中', en: 'On the waiting list' },
  windowAhead: { zh: '选位时间未到', en: 'Its time is to come' },
  blacklisted: { zh: '在黑名单中', en: 'Blacklisted' },
} satisfies Record<string, Text>
export type NoBoothReason = keyof typeof noBoothReasonNames
