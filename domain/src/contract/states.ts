import type { Text } from '../text'

export const contractStates = [
  'drawnUp',
  'sent',
  'signed',
  'returned',
  'inForce',
  'payment',
  'paid',
  'superseded',
  'void',
] as const
export type ContractState = (typeof contractStates)[number]

export const contractStateNames: Record<ContractState, Text> = {
  drawnUp: { zh: '已拟定', en: 'Drawn up' },
  sent: { zh: '待签署', en: 'To be signed' },
  signed: { zh: '企业已签', en: 'Signed by exhibitor' },
  returned: { zh: '已退回', en: 'Returned' },
  inForce: { zh: '已生效', en: 'In force' },
  payment: { zh: '缴费中', en: 'Being paid' },
  paid: { zh: '已付清', en: 'Paid in full' },
  superseded: { zh: '已被变更合同取代', en: 'Replaced by an amendment' },
  void: { zh: '已作废', en: 'Void' },
}

/** What can happen to a contract as a whole; requests, deferrals and single payments happen beside it. */
export const contractEvents = [
  'drawUp',
  'revise',
  'send',
  'recall',
  'sign',
  'return',
  'countersign',
  'seal',
  'settle',
  'reopen',
  'supersede',
  'void',
] as const
export type ContractEvent = (typeof contractEvents)[number]

export const contractEventNames: Record<ContractEvent, Text> = {
  drawUp: { zh: '拟定合同', en: 'Drawn up' },
  revise: { zh: '修改合同', en: 'Revised' },
  send: { zh: '发送签署', en: 'Sent to be signed' },
  recall: { zh: '撤回修改', en: 'Called back' },
  sign: { zh: '企业签署', en: 'Signed by the exhibitor' },
  return: { zh: '退回重签', en: 'Returned' },
  countersign: { zh: '主办方签署', en: 'Countersigned' },
  seal: { zh: '合同盖章归档', en: 'Sealed' },
  settle: { zh: '付清', en: 'Paid in full' },
  reopen: { zh: '恢复缴费', en: 'Owed again' },
  supersede: { zh: '由变更合同取代', en: 'Replaced by an amendment' },
  void: { zh: '作废', en: 'Voided' },
}

interface Move {
  from: readonly ContractState[]
  to: ContractState
}

/** `drawUp` makes the contract; everything else moves it. */
const moves: Record<Exclude<ContractEvent, 'drawUp'>, Move> = {
  revise: { from: ['drawnUp'], to: 'drawnUp' },
  send: { from: ['drawnUp'], to: 'sent' },
  recall: { from: ['sent', 'returned'], to: 'drawnUp' },
  sign: { from: ['sent', 'returned'], to: 'signed' },
  return: { from: ['signed'], to: 'returned' },
  countersign: { from: ['signed'], to: 'inForce' },
  seal: { from: ['inForce'], to: 'payment' },
  settle: { from: ['payment'], to: 'paid' },
  reopen: { from: ['paid'], to: 'payment' },
  supersede: { from: ['payment', 'paid'], to: 'superseded' },
  void: { from: ['drawnUp', 'sent', 'signed', 'returned', 'inForce', 'payment', 'paid'], to: 'void' },
}

/** Where the event leads; nothing where it cannot happen now. */
export function moveBy(
  state: ContractState,
  event: Exclude<ContractEvent, 'drawUp'>,
): ContractState | undefined {
  const { from, to } = moves[event]
  return from.includes(state) ? to : undefined
}

/** Where the event always leads. */
export const stateAfter = (event: Exclude<ContractEvent, 'drawUp'>): ContractState => moves[event].to

/** Its exhibitor may read it: from the moment it was sent. */
export const shownToExhibitor: ReadonlySet<ContractState> = new Set(
  contractStates.filter((state) => state !== 'drawnUp'),
)

/** A company has one of these at a time; an amendment stands beside the contract it will replace. */
export const isLive = (state: ContractState): boolean => state !== 'superseded' && state !== 'void'

/** Both sides have signed and there is a paper: booths may change, and an amendment follows. */
export const isAmendable = (state: ContractState): boolean => moveBy(state, 'supersede') !== undefined

/** Money is owed and taken. */
export const isBinding = (state: ContractState): boolean =>
  state === 'inForce' || state === 'payment' || state === 'paid'
