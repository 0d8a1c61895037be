import { z } from 'zod'
import { setting } from './setting'

const range = z.object({ least: z.int().min(0), most: z.int().min(0) }).refine((r) => r.least <= r.most)
const byExhibitType = <Value extends z.ZodType>(value: Value) =>
  z.object({ '01': value, '02': value, '03': value })
const boothTypes = z.array(z.enum(['1', '2', '3']))

export const signUpSettings = {
  boothTypesByExhibitType: setting({
    schema: byExhibitType(boothTypes),
    initial: { '01': ['2', '3'], '02': ['1', '2'], '03': ['1', '2'] },
    group: 'signUp',
    title: { zh: '各展品类型可选的展位类型', en: 'Booth types per exhibit type' },
    help: {
      zh: '1 标准展位，2 室内光地，3 室外光地。',
      en: '1 standard, 2 indoor raw space, 3 outdoor raw space.',
    },
  }),
  indoorAreaByExhibitType: setting({
    schema: byExhibitType(range),
    initial: {
      '01': { least: 60, most: 1500 },
      '02': { least: 18, most: 400 },
      '03': { least: 18, most: 400 },
    },
    group: 'signUp',
    title: { zh: '室内光地面积（平方米）', en: 'Indoor raw area (m²)' },
    help: { zh: '按展品类型的最小和最大面积。', en: 'Least and most area per exhibit type.' },
  }),
  outdoorArea: setting({
    schema: range,
    initial: { least: 100, most: 1500 },
    group: 'signUp',
    title: { zh: '室外光地面积（平方米）', en: 'Outdoor raw area (m²)' },
    help: { zh: '仅限举高类消防车。', en: 'For elevating fire trucks only.' },
  }),
  standardBooths: setting({
    schema: range,
    initial: { least: 1, most: 4 },
    group: 'signUp',
    title: { zh: '标准展位数量', en: 'Number of standard booths' },
    help: { zh: '每家企业可申请的数量。', en: 'How many one company may ask for.' },
  }),
  editAfterSubmit: setting({
    schema: z.boolean(),
    initial: false,
    group: 'signUp',
    title: { zh: '提交后可直接修改', en: 'Direct edits after submission' },
    help: {
      zh: '关闭时须先撤回再修改；开始审核后不可撤回。',
      en: 'When off, a sign-up is withdrawn first; not possible once review has started.',
    },
  }),
  creditCodeCheckDigit: setting({
    schema: z.enum(['warn', 'enforce']),
    initial: 'warn',
    group: 'signUp',
    title: { zh: '统一社会信用代码校验位', en: 'Check digit of the credit code' },
    help: {
      zh: '按 GB 32100 校验：提示，或不允许保存。',
      en: 'Checked by GB 32100: warn, or refuse to save.',
    },
  }),
}
