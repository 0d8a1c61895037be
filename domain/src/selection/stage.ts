import type { Text } from '../text'

/** How far a company is with choosing: at it, handed to the organiser, or confirmed by it. */
export const choiceStages = ['choosing', 'finished', 'confirmed'] as const
export type ChoiceStage = (typeof choiceStages)[number]

export const choiceStageNames: Record<ChoiceStage, Text> = {
  choosing: { zh: '选择中', en: 'Choosing' },
  finished: { zh: '待确认', en: 'To be confirmed' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
}

/** Nothing to confirm: a choice without booths is not finished, whoever let go of the last one. */
export const stageHolding = (stage: ChoiceStage, held: readonly unknown[]): ChoiceStage =>
  held.length === 0 ? 'choosing' : stage

/** What can be done with a choice, by the company or for it; the log tells by whom. */
export const selectionActions = [
  'choose',
  'release',
  'finish',
  'confirm',
  'return',
  'move',
  'swap',
  'quota',
  'accept',
  'divide',
] as const
export type SelectionAction = (typeof selectionActions)[number]

export const selectionActionNames: Record<SelectionAction, Text> = {
  choose: { zh: '选择', en: 'Chosen' },
  release: { zh: '释放', en: 'Released' },
  finish: { zh: '完成选择', en: 'Finished' },
  confirm: { zh: '确认', en: 'Confirmed' },
  return: { zh: '退回', en: 'Given back' },
  move: { zh: '调换展位', en: 'Moved' },
  swap: { zh: '互换展位', en: 'Swapped' },
  quota: { zh: '设置额度', en: 'Quota set' },
  accept: { zh: '接受候补展位', en: 'Offer accepted' },
  divide: { zh: '分配展团展位', en: 'Block divided' },
}
