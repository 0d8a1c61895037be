import type { Story } from '../story'

export type Stories = Record<string, (story: Story) => Promise<void>>

/** How far they have come; the demo fair names them in this order. */
export const chineseExhibitors = {
  fresh: '13800000001',
  draft: '13800000002',
  submitted: '13800000003',
  rejected: '13800000004',
  approved: '13800000005',
  boothChosen: '13800000006',
  choosing: '13800000007',
} as const
export const overseasExhibitors = {
  fresh: 'exhibitor1@example.com',
  draft: 'exhibitor2@example.com',
  submitted: 'exhibitor3@example.com',
  rejected: 'exhibitor4@example.com',
  approved: 'exhibitor5@example.com',
  boothChosen: 'exhibitor6@example.com',
  choosing: 'exhibitor7@example.com',
} as const
export const allExhibitors = [...Object.values(chineseExhibitors), ...Object.values(overseasExhibitors)]

/** Names nothing, and is the same in every run. */
export const unknownId = '00000000-0000-4000-8000-000000000000'
