import type { Texts } from '../lib/text'

export const fieldTexts = {
  choose: { zh: '请选择', en: 'Choose' },
  day: { zh: '年/月/日', en: 'YYYY/MM/DD' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  on: { zh: '开启', en: 'On' },
  off: { zh: '关闭', en: 'Off' },
  limits: { zh: '{least} 至 {most}', en: '{least} to {most}' },
  withdrawn: { zh: '{name}（不再提供）', en: '{name} (no longer offered)' },

  inChinese: { zh: '{title}（中文）', en: '{title} (Chinese)' },
  inEnglish: { zh: '{title}（英文）', en: '{title} (English)' },

  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },

  moveUp: { zh: '上移 {name}', en: 'Move {name} up' },
  moveDown: { zh: '下移 {name}', en: 'Move {name} down' },
  indent: { zh: '降一级 {name}', en: 'Put {name} below the one before' },
  outdent: { zh: '升一级 {name}', en: 'Take {name} out' },
  addBelow: { zh: '在 {name} 下新增', en: 'Add below {name}' },
  removeEntry: { zh: '删除 {name}', en: 'Delete {name}' },
  addEntry: { zh: '新增栏目', en: 'Add an entry' },
  shownOf: { zh: '显示 {name}', en: 'Show {name}' },
  linkOf: { zh: '链接 {name}', en: 'Link of {name}' },

  pick: { zh: '选择企业', en: 'Choose a company' },
  pickAgain: { zh: '重新选择', en: 'Choose another' },
  unlink: { zh: '取消关联', en: 'Unlink' },
  noneChosen: { zh: '尚未选择', en: 'None chosen' },
  pickSearch: { zh: '企业名称', en: 'Company name' },
  pickNone: { zh: '没有找到企业', en: 'No company found' },
  pickNoneNote: { zh: '换一个名称试试。', en: 'Try another part of the name.' },
  pickListed: { zh: '已在名单中', en: 'Already listed' },
  pickCount: { zh: '共 {count} 家', en: { one: '{count} company', other: '{count} companies' } },
  registration: { zh: '报名编号 {number}', en: 'No. {number}' },
} satisfies Texts
