import type { Text } from '../text'

/** Why an approved company has no booth; the first that holds counts. */
export const noBoothReasonNames = {
  blacklisted: { zh: '在黑名单中', en: 'Blacklisted' },
  waiting: { zh: '在候补名单中', en: 'On the waiting list' },
  windowOver: { zh: '选位时间内未选', en: 'Let its time pass' },
  windowOpen: { zh: '正在选位时间内', en: 'May choose now' },
  windowAhead: { zh: '选位时间未到', en: 'Its time is to come' },
  noWindow: { zh: '未设选位时间', en: 'Was given no time' },
} satisfies Record<string, Text>
export type NoBoothReason = keyof typeof noBoothReasonNames
