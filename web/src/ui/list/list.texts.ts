import type { Texts } from '../../lib/text'

export const listTexts = {
  search: { zh: '查询', en: 'Search' },
  reset: { zh: '重置', en: 'Reset' },
  filters: { zh: '筛选条件', en: 'Filters' },
  moreFilters: { zh: '更多条件', en: 'More filters' },
  fewerFilters: { zh: '收起条件', en: 'Fewer filters' },
  without: { zh: '不再限于 {filter}', en: 'No longer only {filter}' },
  index: { zh: '序号', en: 'No.' },
  actions: { zh: '操作', en: 'Actions' },
  selectPage: { zh: '全选本页', en: 'Select this page' },
  selected: { zh: '已选 {count} 项', en: '{count} selected' },
  clearSelection: { zh: '取消选择', en: 'Clear selection' },
  withSelection: { zh: '对所选记录的操作', en: 'What to do with the selection' },
  exportSelected: { zh: '导出所选', en: 'Export selected' },
  sort: { zh: '排序', en: 'Sort' },
  ascending: { zh: '{title} ↑', en: '{title} ↑' },
  descending: { zh: '{title} ↓', en: '{title} ↓' },
  range: { zh: '第 {from}–{to} 条，共 {count} 条', en: '{from}–{to} of {count}' },
  none: { zh: '暂无数据', en: 'Nothing here yet' },
  noneFound: { zh: '没有符合条件的记录', en: 'Nothing matches your search' },
  noneFoundNote: {
    zh: '请调整筛选条件，或点击“重置”查看全部。',
    en: 'Change the filters, or reset them to see everything.',
  },
} satisfies Texts

/** How many there are, by what a row is. */
export const countTexts = {
  rows: {
    all: { zh: '共 {count} 条', en: { one: '{count} row', other: '{count} rows' } },
    found: { zh: '筛出 {count} 条', en: '{count} found' },
  },
  people: {
    all: { zh: '共 {count} 人', en: { one: '{count} person', other: '{count} people' } },
    found: { zh: '筛出 {count} 人', en: '{count} found' },
  },
  companies: {
    all: { zh: '共 {count} 家', en: { one: '{count} company', other: '{count} companies' } },
    found: { zh: '筛出 {count} 家', en: '{count} found' },
  },
} satisfies Record<string, Texts>

export const joints = {
  first: { zh: '，其中', en: ', of which ' },
  next: { zh: '、', en: ', ' },
  found: { zh: '；', en: '; ' },
} satisfies Texts
