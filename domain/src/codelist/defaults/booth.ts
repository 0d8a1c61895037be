import type { CodeItem } from '../code-list'

export const boothType: CodeItem[] = [
  { value: '1', zh: '标准展位', en: 'Standard booth' },
  { value: '2', zh: '室内光地', en: 'Indoor raw space' },
  { value: '3', zh: '室外光地', en: 'Outdoor raw space' },
]

export const boothStatus: CodeItem[] = [
  { value: 'normal', zh: '可选', en: 'Available' },
  { value: 'allotted', zh: '已分配', en: 'Allotted', designerHidden: true },
  { value: 'bespoke', zh: '已预留', en: 'Reserved', designerHidden: true },
  { value: 'occupy', zh: '已占用', en: 'Occupied', designerHidden: true },
  { value: 'partial', zh: '部分付款', en: 'Partly paid', designerHidden: true },
  { value: 'completed', zh: '已完成', en: 'Completed', designerHidden: true },
  { value: 'function', zh: '功能区', en: 'Service area' },
  { value: 'disabled', zh: '停用', en: 'Out of use' },
]
