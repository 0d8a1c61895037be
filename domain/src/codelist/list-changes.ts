import { z } from 'zod'
import { defineMessages } from '../text'
import type { CodeListName } from './code-list'
import { codeListFacts } from './list-facts'

export const codeListMessages = defineMessages('codelist', {
  zhMissing: { zh: '请输入中文名称', en: 'Please enter the Chinese label' },
  zhTooLong: { zh: '中文名称最多{limit}个字', en: 'The Chinese label can have at most {limit} characters' },
  enMissing: { zh: '请输入英文名称', en: 'Please enter the English label' },
  enTooLong: { zh: '英文名称最多{limit}个字符', en: 'The English label can have at most {limit} characters' },
  enHasChinese: { zh: '英文名称中不能有汉字', en: 'The English label may not contain Chinese characters' },
  comma: {
    zh: '名称中不能有逗号，多个选项是用逗号连接保存和导出的',
    en: 'A label may not contain a comma: several choices are stored and exported joined by commas',
  },
  zhTaken: {
    zh: '中文名称与“{name}”（代码 {value}）的名称或代码相同',
    en: 'The Chinese label is the same as a label or the code of “{nameEn}” (code {value})',
  },
  enTaken: {
    zh: '英文名称与“{name}”（代码 {value}）的名称或代码相同',
    en: 'The English label is the same as a label or the code of “{nameEn}” (code {value})',
  },
  valueMissing: { zh: '请输入代码', en: 'Please enter the code' },
  valueWrong: {
    zh: '代码格式不正确，例如 {example}',
    en: 'The code has the wrong form; an example is {example}',
  },
  valueTaken: { zh: '代码已被“{name}”使用', en: 'The code is already used by “{name}”' },
  valueIsLabel: { zh: '代码与“{name}”的名称相同', en: 'The code is the same as a label of “{nameEn}”' },
  valueIsLabelShort: { zh: '代码与另一选项的名称相同', en: 'The code is the same as another item’s label' },
  valueTakenShort: { zh: '代码已被使用', en: 'The code is already used' },
  full: { zh: '这一级的代码已用完，不能再新增', en: 'No codes are left at this level' },
  tooDeep: { zh: '这一级下面不能再新增', en: 'Nothing can be added below this level' },
  parentGone: { zh: '上级选项已不存在，请刷新', en: 'The item above is gone. Please refresh' },

  unknownList: { zh: '没有这个代码表', en: 'There is no such code list' },
  fixed: {
    zh: '这个代码表的选项由系统规则使用，只能修改名称',
    en: 'The system’s rules use the items of this list; only their labels can be changed',
  },
  conflict: {
    zh: '内容已被他人修改，页面已更新为最新内容，请核对后重新操作',
    en: 'Someone else has changed this meanwhile. The page now shows the newest state: compare, then try again',
  },
  gone: { zh: '这个选项已被删除', en: 'This item has been deleted' },
  isDefault: {
    zh: '系统自带的选项不能删除，可以停用',
    en: 'Items that come with the system cannot be deleted; disable them instead',
  },
  inUse: {
    zh: '有 {uses} 条记录使用这个选项，不能删除，可以停用',
    en: '{uses} records use this item, so it cannot be deleted; disable it instead',
  },
  hasChildren: { zh: '请先删除它的下级选项', en: 'Delete the items below it first' },
  lastEnabled: {
    zh: '同级至少要保留一个启用的选项',
    en: 'At least one item must stay enabled at this level',
  },
})
const say = codeListMessages

const chinese = /\p{Script=Han}/u
const comma = /[,，]/

const zh = z.string().trim().min(1, say.zhMissing).max(50, say.zhTooLong)
const en = z
  .string()
  .trim()
  .min(1, say.enMissing)
  .max(120, say.enTooLong)
  .refine((text) => !chinese.test(text), say.enHasChinese)

export const codeLabels = z.object({ zh, en })
export type CodeLabels = z.infer<typeof codeLabels>

const withoutComma = z.object({
  zh: zh.refine((text) => !comma.test(text), say.comma),
  en: en.refine((text) => !comma.test(text), say.comma),
})

/** Lists of which people choose several have one rule more. */
export const labelsOf = (list: CodeListName): typeof codeLabels =>
  codeListFacts[list].several ? withoutComma : codeLabels

/** Edits say which version of the item they were made on, so that nobody overwrites what they have not seen. */
export const itemVersion = z.object({ value: z.string().min(1).max(40), version: z.int() })

export const renamedItem = itemVersion.extend(codeLabels.shape)
export const switchedItem = itemVersion.extend({ enabled: z.boolean() })
export const newItem = codeLabels.extend({
  parent: z.string().max(40).nullable(),
  /** Left out where the system chooses it. */
  value: z.string().trim().max(40).optional(),
})

const order = z.array(z.string().max(40)).min(1).max(1000)
/** The children of one parent (null: the top) in a new order, and the order it was made from. */
export const reordered = z.object({
  groups: z
    .array(z.object({ parent: z.string().max(40).nullable(), was: order, order }))
    .min(1)
    .max(100),
})

export const codeListActions = ['rename', 'enable', 'disable', 'add', 'delete', 'reorder'] as const
export type CodeListAction = (typeof codeListActions)[number]

/** What the history keeps of an item, or of an order of items by their values. */
export const codeTrace = z
  .object({
    value: z.string(),
    parent: z.string().nullable(),
    zh: z.string(),
    en: z.string(),
    order: z.array(z.string()),
  })
  .partial()
export type CodeTrace = z.infer<typeof codeTrace>
