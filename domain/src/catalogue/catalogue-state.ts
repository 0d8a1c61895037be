import type { Text } from '../text'

/** `none`: nothing saved yet. */
export const catalogueStates = ['none', 'draft', 'submitted', 'returned', 'approved'] as const
export type CatalogueState = (typeof catalogueStates)[number]

export const catalogueStateNames: Record<CatalogueState, Text> = {
  none: { zh: '未填写', en: 'Nothing yet' },
  draft: { zh: '草稿', en: 'Draft' },
  submitted: { zh: '待审校', en: 'To be proofread' },
  returned: { zh: '已退回', en: 'Returned' },
  approved: { zh: '已审定', en: 'Approved' },
}
