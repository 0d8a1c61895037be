import type { Language } from '@fairground/domain/text'
import type { TextEntry, Texts } from '../../lib/text'

export const templateTexts = {
  title: { zh: '合同模板', en: 'Contract templates' },
  lead: {
    zh: '每个类别、每种语言一份模板。保存即产生新版本，已拟定的合同仍用拟定时的版本。',
    en: 'One template for each class and language. A save makes the next version; contracts already drawn up keep the one they were made from.',
  },
  noClass: { zh: '请先建立合同类别。', en: 'Add a class of contracts first.' },
  toClasses: { zh: '合同类别与价格', en: 'Classes and prices' },
  version: { zh: '第{number}版', en: 'Version {number}' },
  none: { zh: '还没有模板', en: 'No template yet' },
  needed: { zh: '拟定合同需要', en: 'Needed to draw up contracts' },
  add: { zh: '新建模板', en: 'New template' },
  edit: { zh: '编辑模板', en: 'Edit template' },
  look: { zh: '查看模板', en: 'Look at template' },
  words: { zh: '模板内容', en: 'The template' },
  titleField: { zh: '合同标题', en: 'Title' },
  body: { zh: '合同正文', en: 'Text' },
  bodyHint: {
    zh: '段落原样保留。双方、费用明细和签署栏由系统排在正文前后。',
    en: 'Paragraphs stay as they are. Parties, charges and signatures are set before and after the text.',
  },
  save: { zh: '保存为新版本', en: 'Save as a new version' },
  saved: { zh: '已保存第{number}版', en: 'Saved as version {number}' },
  placeholders: { zh: '占位符', en: 'Placeholders' },
  placeholdersNote: {
    zh: '点击插入到正文光标处，拟定合同时自动填写。',
    en: 'Click to put one where the cursor stands; contracts fill them in by themselves.',
  },
  unknownNames: { zh: '无法识别：{names}', en: 'Not known: {names}' },
  preview: { zh: '预览', en: 'Preview' },
  previewNote: {
    zh: '选择一家企业，按当前内容填写，不会保存。',
    en: 'Choose a company to see the words filled in as they stand; nothing is kept.',
  },
  pick: { zh: '预览企业', en: 'Company to preview' },
  show: { zh: '生成预览', en: 'Show the preview' },
  versions: { zh: '历史版本', en: 'Versions' },
  take: { zh: '载入此版', en: 'Take this one' },
  taken: {
    zh: '已载入第{number}版，保存后成为新版本',
    en: 'Version {number} stands in the form; saving makes it the next one',
  },
  overtaken: {
    zh: '他人已保存新版本。保存将在其后产生再新的一版。',
    en: 'Somebody has saved a newer version. Saving yours makes the one after it.',
  },
  takeTheirs: { zh: '载入最新版本', en: 'Take theirs' },
  keepMine: { zh: '保留我的内容', en: 'Keep mine' },
  unknown: { zh: '没有找到该合同类别', en: 'There is no such class' },
  back: { zh: '返回模板列表', en: 'Back to the templates' },
} satisfies Texts

/** What a template is written in. A function, since a table by language would look like one text. */
export const languageName = (of: Language): TextEntry =>
  of === 'zh' ? { zh: '中文', en: 'Chinese' } : { zh: '英文', en: 'English' }
