import type { Text } from '../text'

interface Placeholder extends Text {
  example: Text
}

const same = (zh: string, en: string, example: string): Placeholder => ({
  zh,
  en,
  example: { zh: example, en: example },
})

/** What messages can say, with an example for where no real one is at hand. */
export const messagePlaceholders: Readonly<Record<string, Placeholder>> = {
  amount: same('金额', 'Amount', '¥12,600.00'),
  batch: { zh: '批次', en: 'Batch', example: { zh: '第一批', en: 'first batch' } },
  before: same('原日期', 'Former day', '2027-03-01'),
  booths: same('展位号', 'Booths', 'E1-108, E1-109'),
  code: same('验证码', 'Code', '123456'),
  company: {
    zh: '企业名称',
    en: 'Company',
    example: { zh: '示例消防科技有限公司', en: 'Example Fire Safety Ltd.' },
  },
  day: same('日期', 'Day', '2027-03-15'),
  document: { zh: '文件', en: 'Document', example: { zh: '安全责任书', en: 'safety undertaking' } },
  documents: {
    zh: '各项文件',
    en: 'Documents',
    example: { zh: '参展确认书、安全责任书', en: 'participation and safety' },
  },
  due: same('应付日期', 'Due day', '2027-03-15'),
  end: same('结束时间', 'End', '2027-02-01 11:00'),
  ends: same('结束时间', 'End', '2027-02-01 11:00'),
  hall: { zh: '展馆', en: 'Hall', example: { zh: 'E1馆', en: 'Hall E1' } },
  hours: same('小时数', 'Hours', '24'),
  instalment: same('期数', 'Instalment', '1'),
  invoice: same('发票号', 'Invoice', '24312000000012345678'),
  left: same('剩余', 'Left', '3'),
  link: same('链接', 'Link', 'https://fair.example/exhibitor/booth/select'),
  minutes: same('分钟数', 'Minutes', '5'),
  mobile: same('手机号', 'Mobile', '138****0001'),
  number: same('编号', 'Number', 'BM-21-0318'),
  opinion: { zh: '审核意见', en: 'Opinion', example: { zh: '材料不全', en: 'papers are missing' } },
  other: {
    zh: '另一家企业',
    en: 'Other company',
    example: { zh: '示例联合参展商', en: 'Example Partner Ltd.' },
  },
  password: same('初始密码', 'Initial password', 'abc2def3ghj4'),
  place: same('名次', 'Place', '2'),
  reason: { zh: '原因', en: 'Reason', example: { zh: '资料有变化', en: 'the details have changed' } },
  remark: { zh: '审核意见', en: 'Remark', example: { zh: '请补充营业执照', en: 'please add the licence' } },
  signer: { zh: '签署人', en: 'Signer', example: { zh: '张三', en: 'J. Smith' } },
  start: same('开始时间', 'Begin', '2027-02-01 09:00'),
  starts: same('开始时间', 'Begin', '2027-02-01 09:00'),
  text: {
    zh: '通知内容',
    en: 'Text of the message',
    example: { zh: '请于3月15日前登录选位。', en: 'Please choose your booth by 15 March.' },
  },
  total: same('合计', 'Total', '4'),
  until: same('截止时间', 'Until', '2027-02-01 18:00'),
  what: { zh: '事项', en: 'What', example: { zh: '展位费', en: 'booth fee' } },
  zone: { zh: '时区', en: 'Time zone', example: { zh: '北京时间', en: 'Beijing time' } },
}

/**
 * For the receiver alone: a message without one of them would be of no use, and staff never read one of another. A link may
 * let its receiver in ahead of others.
 */
export const secretPlaceholders: readonly string[] = ['code', 'password', 'link']

export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}\n]*)\}/g)].map(([, name = '']) => name)),
]
