import type { Texts } from '../lib/text'

export const servicesTexts = {
  services: { zh: '参展服务', en: 'Services' },
} satisfies Texts
