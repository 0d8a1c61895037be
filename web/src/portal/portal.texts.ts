import type { Texts } from '../lib/text'

export const portalTexts = {
  newEntry: { zh: '新增', en: 'New' },
  edit: { zh: '编辑', en: 'Edit' },
  cancel: { zh: '取消', en: 'Cancel' },
  deleted: { zh: '这条内容已删除。', en: 'This entry was deleted.' },
  history: { zh: '修改记录', en: 'History' },

  onSite: { zh: '在网站上查看：', en: 'On the site:' },
  preview: { zh: '预览', en: 'Preview' },
  readIn: { zh: '语言', en: 'Language' },
  readOn: { zh: '宽度', en: 'Width' },
  computer: { zh: '电脑', en: 'Computer' },
  phone: { zh: '手机', en: 'Phone' },
  noChinese: {
    zh: '没有中文版，中文页面不显示。',
    en: 'There is no Chinese version, so the Chinese pages leave it out.',
  },
  noEnglish: {
    zh: '没有英文版，英文页面不显示。',
    en: 'There is no English version, so the English pages leave it out.',
  },

  pictureHint: { zh: 'JPG 或 PNG，不超过 5 MB', en: 'JPG or PNG, up to 5 MB' },
  picture: { zh: '图片', en: 'Picture' },
  kept: { zh: '已有图片', en: 'There is a picture' },
  uploaded: { zh: '已上传，保存后生效', en: 'Uploaded; save to keep it' },

  standing: { zh: '发布', en: 'Publishing' },
  saveFirst: {
    zh: '先保存草稿，然后可以定时发布。',
    en: 'Save a draft first. Then it can be planned for a time.',
  },
  publishedAt: { zh: '最近发布', en: 'Last published' },
  revisedAt: { zh: '有修改未发布', en: 'Changed since' },
  dueAt: { zh: '将于此时发布', en: 'Goes out' },
  endsAt: { zh: '将于此时撤下', en: 'Is taken down' },
  plan: { zh: '定时', en: 'At a time' },
  planAt: { zh: '日期和时间', en: 'Day and time' },
  planPublish: { zh: '到时发布', en: 'Publish then' },
  planWithdraw: { zh: '到时撤下', en: 'Take down then' },
  planNote: {
    zh: '按展会所在地时间。到时发布的是最后保存的内容。',
    en: 'By the fair’s clock. What goes out is what was saved last.',
  },
  plannedDone: { zh: '已定时发布', en: 'It will be published then' },
  endsDone: { zh: '已定时撤下', en: 'It will be taken down then' },

  checks: { zh: '检查', en: 'Checks' },
  nothingWrong: { zh: '两种语言都完整，可以发布', en: 'Complete in both languages' },
  goTo: { zh: '补上', en: 'Go there' },
  goToOf: { zh: '补上：{name}', en: 'Go there: {name}' },
  lacksChinese: { zh: '缺中文版，中文页面不显示', en: 'No Chinese: the Chinese pages leave it out' },
  lacksEnglish: { zh: '缺英文版，英文页面不显示', en: 'No English: the English pages leave it out' },
  gapsChinese: { zh: '正文有 {count} 段缺中文', en: 'Blocks without Chinese: {count}' },
  gapsEnglish: { zh: '正文有 {count} 段缺英文', en: 'Blocks without English: {count}' },
  altChinese: { zh: '图片缺中文说明', en: 'The picture is not described in Chinese' },
  altEnglish: { zh: '图片缺英文说明', en: 'The picture is not described in English' },

  others: { zh: '{names} 也在编辑', en: 'Also editing: {names}' },
  othersNote: {
    zh: '谁后保存，谁会先看到对方的修改，不会互相覆盖。',
    en: 'Whoever saves later is shown the other’s changes first. Nothing is overwritten.',
  },

  versions: { zh: '版本', en: 'Versions' },
  released: { zh: '读者所见', en: 'What readers see' },
  changes: { zh: '改了什么', en: 'Changes' },
  changesOf: { zh: '版本 {number} 改了什么', en: 'Changes of version {number}' },
  changedIn: { zh: '版本 {number} 的修改', en: 'What changed in version {number}' },
  from: { zh: '较早的版本', en: 'Earlier version' },
  to: { zh: '较晚的版本', en: 'Later version' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreOf: { zh: '恢复版本 {number}', en: 'Restore version {number}' },
  restoreAsk: { zh: '把版本 {number} 恢复为新的草稿？', en: 'Bring version {number} back as a new draft?' },
  restoreNote: {
    zh: '下列内容会改变。读者看到的不变，直到再次发布。',
    en: 'This changes. Readers see what they saw until you publish again.',
  },
  allVersions: { zh: '全部 {count} 个版本', en: 'All {count} versions' },
} satisfies Texts
