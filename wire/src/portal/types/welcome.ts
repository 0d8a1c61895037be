import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, body, picture, words } from '../fields'

export const portalWelcome = defineContent({
  name: 'portalWelcome',
  texts: {
    lead: {
      zh: '主办方与嘉宾的致辞，按此顺序显示在首页。',
      en: 'Words of welcome by the organiser and guests, shown on the home page in this order.',
    },
    noun: { zh: '欢迎辞', en: 'words of welcome' },
    emptyNote: { zh: '新增的致辞会显示在这里。', en: 'What you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    speaker: words('speaker', { title: { zh: '致辞人', en: 'By' }, most: 60 }),
    office: words('office', {
      title: { zh: '职务', en: 'Office' },
      most: 120,
      required: false,
      hidden: true,
    }),
    portrait: picture('portrait', { title: { zh: '照片', en: 'Portrait' } }),
    portraitAlt: altOf('portraitAlt', { zh: '照片', en: 'Portrait' }),
    body: body('body', { title: { zh: '正文', en: 'Text' } }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title'), body: contains('body', 'body') },
  order: 'byHand',
})
