import { defineMessages } from '@fairground/domain/text'

export const hallMessages = defineMessages('hall', {
  unknown: { zh: '展馆不存在', en: 'There is no such hall' },
})
