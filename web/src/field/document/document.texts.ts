import type { BlockKind } from '@fairground/domain/field'
import type { TextEntry, Texts } from '../../lib/text'

export const blockTexts = {
  paragraph: { zh: '正文', en: 'Text' },
  heading: { zh: '标题', en: 'Heading' },
  subheading: { zh: '小标题', en: 'Subheading' },
  bullets: { zh: '列表', en: 'List' },
  numbers: { zh: '编号', en: 'Numbered' },
  quote: { zh: '引用', en: 'Quote' },
} satisfies Record<BlockKind, TextEntry>

export const documentTexts = {
  kindOf: { zh: '第 {place} 段的样式', en: 'Style of block {place}' },
  blockIn: { zh: '{kind} {place}（{language}）', en: '{kind} {place} ({language})' },
  up: { zh: '第 {place} 段上移', en: 'Move block {place} up' },
  down: { zh: '第 {place} 段下移', en: 'Move block {place} down' },
  remove: { zh: '删除第 {place} 段', en: 'Delete block {place}' },
  add: { zh: '加一段', en: 'Add a block' },
  strong: { zh: '加粗', en: 'Bold' },
  link: { zh: '链接', en: 'Link' },
  noChinese: {
    zh: '中文缺这一段。写上，或留空：中文页不显示',
    en: 'Missing in Chinese. Write it, or leave it out there',
  },
  noEnglish: {
    zh: '英文缺这一段。写上，或留空：英文页不显示',
    en: 'Missing in English. Write it, or leave it out there',
  },
  how: {
    zh: '回车另起一段，Shift + 回车换行。**加粗**，[文字](链接)。',
    en: 'Enter begins a block, Shift + Enter a line. **bold**, [words](link).',
  },
} satisfies Texts
