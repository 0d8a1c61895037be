import { z } from 'zod'
import { setting } from './setting'

export const selectionSettings = {
  selectionStarted: setting({
    schema: z.boolean(),
    initial: false,
    group: 'selection',
    title: { zh: '展位选择已开放', en: 'Booth selection is open' },
    help: { zh: '关闭时任何企业都不能选择展位。', en: 'While off, nobody can choose a booth.' },
  }),
  rawBooths: setting({
    schema: z.object({ offered: z.int().min(1).max(20), hardCap: z.int().min(1).max(20) }),
    initial: { offered: 1, hardCap: 2 },
    group: 'selection',
    title: { zh: '光地展位数量', en: 'Raw-space booths per exhibitor' },
    help: {
      zh: '企业自选页面允许的数量，以及包含组委会分配的上限。',
      en: 'What the exhibitor may choose, and the cap that also holds for staff allotment.',
    },
  }),
  boothClassesByExhibitType: setting({
    schema: z.object({ '01': z.array(z.string()), '02': z.array(z.string()), '03': z.array(z.string()) }),
    initial: { '01': ['01'], '02': ['02'], '03': ['02'] },
    group: 'selection',
    title: { zh: '各展品类型可选的展位类别', en: 'Booth classes per exhibit type' },
    help: { zh: '决定 03 类企业可选哪些展位。', en: 'Decides which booths a type-03 exhibitor may take.' },
  }),
  areaSlack: setting({
    schema: z.number().min(0).max(10),
    initial: 0.99,
    group: 'selection',
    title: { zh: '面积上限余量（平方米）', en: 'Slack above the area limit (m²)' },
    help: {
      zh: '可选展位面积不超过额度上限加此值。',
      en: 'A booth may exceed the upper limit by this much.',
    },
  }),
}
