import { saveInvoice } from './save-invoice'
import type { ScreenAct } from './screen-act'

export const exhibitors: ScreenAct[] = [
  {
    path: '/exhibitor/home',
    who: '13800000003',
    shows: '资料正在审核',
    steps: [{ follow: '查看报名信息' }],
    effect: { arrives: '/exhprediction/confirm' },
  },
  {
    path: '/exhprediction',
    who: '13800000002',
    shows: '第 21 届',
    part: '企业开票信息',
    steps: saveInvoice('开户银行 *', '中国工商银行福州鼓楼支行'),
    effect: { sees: '企业开票信息暂存成功' },
  },
  {
    path: '/exhprediction/confirm',
    who: '13800000005',
    shows: 'BM-21-',
    steps: [{ press: '导出PDF' }],
    effect: { downloads: '报名信息_BM-21-' },
  },
  {
    path: '/exhprediction/confirmEdit',
    who: '13800000005',
    shows: 'BM-21-',
    steps: [{ press: '导出PDF' }],
    effect: { downloads: '报名信息_BM-21-' },
  },
  {
    path: '/messageboardZS',
    who: '13800000003',
    shows: '我的提问',
    steps: [{ fill: '您的问题', with: '特装展位何时可以进场搭建？' }, { press: '提交' }],
    effect: { sees: '提问已提交，回复后会通知您' },
  },
  {
    path: '/exhibitor/homeEN',
    who: 'exhibitor3@example.com',
    shows: 'Your sign-up is being reviewed',
    steps: [{ follow: 'See your sign-up' }],
    effect: { arrives: '/exhprediction/confirmEN' },
  },
  {
    path: '/exhpredictionEN',
    who: 'exhibitor2@example.com',
    shows: 'Edition 21',
    part: 'Invoice Information',
    steps: [
      { press: 'Edit Invoice Information' },
      { fill: 'Fax *', with: '+49 40 555 2100' },
      { press: 'Save' },
    ],
    effect: { sees: 'Invoice Information has been saved!' },
  },
  {
    path: '/exhprediction/confirmEN',
    who: 'exhibitor3@example.com',
    shows: 'BM-21-',
    steps: [{ press: 'Export PDF' }],
    effect: { downloads: 'Sign-up_BM-21-' },
  },
  {
    path: '/messageboardEN',
    who: 'exhibitor4@example.com',
    shows: 'My questions',
    steps: [{ fill: 'Your question', with: 'May we bring a forklift of our own?' }, { press: 'Send' }],
    effect: { sees: 'Your question was sent.' },
  },
]
