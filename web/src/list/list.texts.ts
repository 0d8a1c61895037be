import type { Texts } from '../lib/text'

export const listTexts = {
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '编辑', en: 'Edit' },
  editOf: { zh: '编辑 {name}', en: 'Edit {name}' },
  remove: { zh: '删除', en: 'Delete' },
  import: { zh: '导入', en: 'Import' },
  details: { zh: '详情', en: 'Details' },
  detailsOf: { zh: '详情 {name}', en: 'Details of {name}' },
  restore: { zh: '恢复', en: 'Restore' },
  restoreOf: { zh: '恢复 {name}', en: 'Restore {name}' },
  select: { zh: '选中 {name}', en: 'Select {name}' },
  unnamed: { zh: '（未命名）', en: '(unnamed)' },

  ok: { zh: '确定', en: 'OK' },
  cancel: { zh: '取消', en: 'Cancel' },
  close: { zh: '关闭', en: 'Close' },
  save: { zh: '保存', en: 'Save' },

  live: { zh: '在册', en: 'Current' },
  removed: { zh: '已删除', en: 'Deleted' },
  which: { zh: '显示哪些记录', en: 'Which rows to show' },
  noneRemoved: { zh: '没有已删除的记录。', en: 'No row has been deleted.' },

  sumsOf: { zh: '合计', en: 'In all' },
  editionOf: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  backToFigures: { zh: '返回统计', en: 'Back to the figures' },

  from: { zh: '{title}：从', en: '{title}: from' },
  until: { zh: '{title}：到', en: '{title}: to' },

  over: { zh: '已过期', en: 'expired' },
  lastDay: { zh: '今天到期', en: 'ends today' },
  daysLeft: { zh: '剩 {count} 天', en: { one: '{count} day left', other: '{count} days left' } },
  countOver: { zh: '已过期 {count}', en: '{count} expired' },
  countSoon: {
    zh: '90 天内到期 {count}',
    en: { one: '{count} ends within 90 days', other: '{count} end within 90 days' },
  },

  onlyChinese: { zh: '仅中文', en: 'Chinese only' },
  onlyEnglish: { zh: '仅英文', en: 'English only' },

  moveUp: { zh: '上移 {name}', en: 'Move {name} up' },
  moveDown: { zh: '下移 {name}', en: 'Move {name} down' },
  moved: { zh: '已移到第 {place} 位', en: 'Moved to place {place}' },
  notMoved: {
    zh: '正在筛选或排序，不能调整顺序。恢复原样后即可上移、下移。',
    en: 'Rows cannot be moved while they are filtered or sorted. Undo that to change their order.',
  },

  choose: { zh: '请选择', en: 'Choose' },
  listTitle: { zh: '{title} · {action}', en: '{action} · {title}' },
} satisfies Texts
