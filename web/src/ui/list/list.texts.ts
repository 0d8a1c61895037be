import type { Texts } from '../../lib/text'

export const listTexts = {
  search: { zh: '查询', en: 'Search' },
  reset: { zh: '重置', en: 'Reset' },
  filters: { zh: '筛选条件', en: 'Filters' },
  index: { zh: '序号', en: 'No.' },
  actions: { zh: '操作', en: 'Actions' },
  selectPage: { zh: '选中本页全部', en: 'Select everything on this page' },
  selected: { zh: '已选 {count} 项', en: '{count} selected' },
  clearSelection: { zh: '取消选择', en: 'Clear selection' },
  range: { zh: '第 {from}–{to} 条，共 {count} 条', en: '{from}–{to} of {count}' },
  none: { zh: '暂无数据', en: 'Nothing here yet' },
  noneFound: { zh: '没有符合条件的记录', en: 'Nothing matches your search' },
  noneFoundNote: {
    zh: '请调整筛选条件，或点击“重置”查看全部。',
    en: 'Change the filters, or reset them to see everything.',
  },
} satisfies Texts
