import { navigation } from '@fairground/domain/field'
import { defineSingleContent } from '../define-content'

export const portalColumn = defineSingleContent({
  name: 'portalColumn',
  texts: {
    lead: {
      zh: '网站的导航。整棵栏目树一起保存、一起发布，可以比较和恢复。',
      en: 'The navigation of the site. It is saved and published as a whole, and can be compared and brought back.',
    },
    noun: { zh: '栏目', en: 'navigation' },
    emptyNote: { zh: '尚未设置栏目。', en: 'There is no navigation yet.' },
  },
  fields: {
    entries: {
      ...navigation({
        title: { zh: '栏目', en: 'Entries' },
        hint: {
          zh: '最多三级。链接可留空，只作分组',
          en: 'Up to three levels. Without a link an entry only gathers those below it',
        },
      }),
      wire: 'entries',
    },
  },
  namedBy: 'entries',
})
