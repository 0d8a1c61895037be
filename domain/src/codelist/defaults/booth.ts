import { boothStateNames, boothStates, statesByHand } from '../../booth'
import type { CodeItem } from '../code-list'

export const boothType: CodeItem[] = [
  { value: '1', zh: '标准展位', en: 'Standard booth' },
  { value: '2', zh: '室内光地', en: 'Indoor raw space' },
  { value: '3', zh: '室外光地', en: 'Outdoor raw space' },
]

export const boothStatus: CodeItem[] = boothStates.map((value) => ({
  value,
  ...boothStateNames[value],
  ...(!statesByHand.has(value) && { designerHidden: true }),
}))
