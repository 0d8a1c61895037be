import type { Text } from '../text'

/** What editors of the portal look after; each has keys of its own, so that the work can be shared out. */
export const portalAreas = {
  site: { zh: '站点与栏目', en: 'Site and navigation' },
  front: { zh: '首页内容', en: 'Home page' },
  news: { zh: '新闻', en: 'News' },
  visit: { zh: '参观与住宿', en: 'Visiting and staying' },
  exhibit: { zh: '参展指南', en: 'Exhibiting' },
  partners: { zh: '服务商与伙伴', en: 'Providers and partners' },
} as const satisfies Record<string, Text>
export type PortalArea = keyof typeof portalAreas

/** What its pictures are uploaded for. */
export const portalPicture = 'portalPicture'
