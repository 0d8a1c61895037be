import { defineMessages } from '../text'

export const portalMessages = defineMessages('portal', {
  datesOrder: { zh: '结束不能早于开始', en: 'It cannot end before it begins' },
  gone: { zh: '图片不存在或未公开', en: 'This picture is not there' },
})
