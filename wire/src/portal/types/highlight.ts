import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, day, link, picture, words } from '../fields'

export const portalHighlight = defineContent({
  name: 'portalHighlight',
  texts: {
    lead: {
      zh: '往届现场的照片与视频，按此顺序显示。',
      en: 'Pictures and films of earlier editions, in this order.',
    },
    noun: { zh: '展会风采', en: 'highlights' },
    emptyNote: { zh: '新增的照片会显示在这里。', en: 'Pictures you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 80 }),
    takenOn: day('takenOn', { title: { zh: '拍摄日期', en: 'Taken on' } }),
    picture: picture('picture', { title: { zh: '照片', en: 'Picture' }, required: true }),
    pictureAlt: altOf('pictureAlt', { zh: '照片', en: 'Picture' }),
    summary: words('summary', {
      title: { zh: '说明', en: 'Description' },
      most: 300,
      required: false,
      long: true,
      hidden: true,
    }),
    video: link('video', { title: { zh: '视频链接', en: 'Link to a film' } }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title') },
  order: 'byHand',
})
