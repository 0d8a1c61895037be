import { newsCategories } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, body, day, link, oneOf, onOff, picture, words } from '../fields'

export const portalNews = defineContent({
  name: 'portalNews',
  texts: {
    lead: {
      zh: '展会动态与公告。置顶的在前，其余按日期由新到旧。',
      en: 'What happens around the fair: pinned first, then the newest.',
    },
    noun: { zh: '新闻', en: 'news' },
    emptyNote: { zh: '新增的新闻会显示在这里。', en: 'News you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    category: oneOf('category', newsCategories, { title: { zh: '分类', en: 'Category' } }),
    shownOn: day('shownOn', { title: { zh: '日期', en: 'Date' }, required: true }),
    pinned: onOff('pinned', { title: { zh: '置顶', en: 'Pinned' } }),
    summary: words('summary', { title: { zh: '摘要', en: 'Summary' }, most: 300, long: true, hidden: true }),
    cover: picture('cover', { title: { zh: '封面', en: 'Cover' } }),
    coverAlt: altOf('coverAlt', { zh: '封面', en: 'Cover' }),
    body: body('body', { title: { zh: '正文', en: 'Text' } }),
    source: words('source', { title: { zh: '来源', en: 'Source' }, most: 80, required: false, hidden: true }),
    sourceLink: link('sourceLink', { title: { zh: '来源链接', en: 'Link to the source' } }),
  },
  namedBy: 'title',
  filters: {
    title: contains('title', 'title'),
    category: equals('category', 'category'),
    body: contains('body', 'body'),
  },
  order: [
    { field: 'pinned', descending: true },
    { field: 'shownOn', descending: true },
  ],
})
