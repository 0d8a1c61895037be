import type { Texts } from '../../lib/text'

export const detailsTexts = {
  facts: { zh: '资料', en: 'Details' },
  history: { zh: '修改记录', en: 'History' },
  created: { zh: '创建', en: 'Created' },
  updated: { zh: '最后修改', en: 'Last changed' },
  deleted: { zh: '该记录已删除。', en: 'This row was deleted.' },

  added: { zh: '新增', en: 'Added' },
  changed: { zh: '修改', en: 'Changed' },
  removed: { zh: '删除', en: 'Deleted' },
  restored: { zh: '恢复', en: 'Restored' },
  published: { zh: '发布', en: 'Published' },
  withdrawn: { zh: '撤下', en: 'Withdrawn' },
  planned: { zh: '定时', en: 'Planned' },
  recalled: { zh: '取消定时', en: 'Plan cancelled' },
  moved: { zh: '调整顺序', en: 'Moved' },
  byImport: { zh: '（导入）', en: ' (import)' },
  row: { zh: '记录', en: 'Record' },
  record: { zh: '打开记录', en: 'Open the record' },
  ownLog: { zh: '所在日志', en: 'Its log' },
  openOwnLog: { zh: '打开所在日志', en: 'Open its log' },
  noHistory: { zh: '还没有修改记录', en: 'No changes yet' },
  chinese: { zh: '中文', en: 'Chinese' },
  english: { zh: '英文', en: 'English' },
  notThere: { zh: '没有此语言', en: 'Not in this language' },
  nothing: { zh: '（空）', en: '(empty)' },
  to: { zh: '改为', en: 'after' },
  nothingVisible: { zh: '内容没有变化。', en: 'Nothing visible changed.' },

  restoreBefore: { zh: '恢复到此前', en: 'Restore to before this' },
  restoreAsk: { zh: '恢复到这次修改之前的内容？', en: 'Bring the row back as it was before this change?' },
  restoreNote: {
    zh: '下列内容将写回；恢复本身也会留下记录，可以再次撤回。',
    en: 'These values are written back. The restoring is recorded too, and can itself be undone.',
  },
} satisfies Texts
