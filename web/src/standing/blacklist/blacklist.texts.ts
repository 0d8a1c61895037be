import type { Texts } from '../../lib/text'

export const blacklistTexts = {
  title: { zh: '贵公司已被列入黑名单', en: 'Your company is on the organiser’s blacklist' },
  text: {
    zh: '自{date}起，暂不能提交报名、通过审核或选择展位。',
    en: 'Since {date} it cannot submit its sign-up, be approved or choose booths.',
  },
  remark: { zh: '组委会说明', en: 'The organiser’s remark' },
  call: {
    zh: '如有疑问或需申诉，请致电组委会',
    en: 'To ask about it or to object, call the organiser',
  },
} satisfies Texts
