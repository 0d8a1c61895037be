import type { Text } from '../text'

export const requestKinds = ['add', 'replace', 'remove'] as const
export type RequestKind = (typeof requestKinds)[number]
export const requestKindNames: Record<RequestKind, Text> = {
  add: { zh: '增加人员', en: 'Add somebody' },
  replace: { zh: '更换人员', en: 'Replace somebody' },
  remove: { zh: '取消证件', en: 'Cancel a badge' },
}

export const requestStates = ['open', 'approved', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]
export const requestStateNames: Record<RequestState, Text> = {
  open: { zh: '待审批', en: 'Waiting for the organiser' },
  approved: { zh: '已同意', en: 'Approved' },
  refused: { zh: '未同意', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}
