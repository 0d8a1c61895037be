import type { BadgeState } from '@fairground/domain/badge'
import type { TextEntry, Texts } from '../../lib/text'

export const participantTexts = {
  title: { zh: '参展人员', en: 'Participants' },
  lead: {
    zh: '全部参展商登记的人员。证件号码已隐去，每次查看完整号码都会记录；导出的表格中同样隐去。',
    en: 'Everybody exhibitors have named. Document numbers are masked; every look at a whole one is on record, and the workbook has them masked too.',
  },
  admittedToday: { zh: '今日入场 {count} 人', en: '{count} admitted today' },
  number: { zh: '编号', en: 'No.' },
  company: { zh: '企业名称', en: 'Company' },
  person: { zh: '姓名或编号', en: 'Name or number' },
  name: { zh: '姓名', en: 'Name' },
  booths: { zh: '展位', en: 'Booths' },
  post: { zh: '职务', en: 'Post' },
  mobile: { zh: '手机号', en: 'Mobile' },
  identity: { zh: '证件号码', en: 'Document no.' },
  state: { zh: '状态', en: 'State' },
  admittedAt: { zh: '最近入场', en: 'Last admitted' },
  empty: { zh: '还没有登记人员。', en: 'Nobody is named yet.' },
  show: { zh: '查看', en: 'Show' },
  showOf: { zh: '查看 {name} 的证件号码', en: 'Show the document number of {name}' },
  hide: { zh: '隐去', en: 'Hide' },
  hideOf: { zh: '隐去 {name} 的证件号码', en: 'Hide the document number of {name}' },
  print: { zh: '打印', en: 'Print' },
  printOf: { zh: '打印 {name} 的参展证', en: 'Print the badge of {name}' },
  select: { zh: '选择 {name}', en: 'Select {name}' },
  printChosen: { zh: '打印所选（每家企业一个文件）', en: 'Print the chosen (a file for each company)' },
  reprint: { zh: '补打', en: 'Reprint' },
  reprintOf: { zh: '补打 {name} 的参展证', en: 'Reprint the badge of {name}' },
  reprintNote: {
    zh: '补打后，此前的证件立即失效；已作废的证件恢复有效。企业会看到。',
    en: 'The paper before is void at once; a void badge is good again. The company sees it.',
  },
  reprinted: { zh: '已补打，原证件失效', en: 'Printed again; the paper before is void' },
  void: { zh: '作废', en: 'Void' },
  voidOf: { zh: '作废 {name} 的参展证', en: 'Void the badge of {name}' },
  voidNote: {
    zh: '证件立即不能入场，企业会看到原因，只有组委会可以补打恢复。',
    en: 'It opens no gate from now on. The company reads the reason, and only the organiser can print another.',
  },
  voided: { zh: '证件已作废', en: 'The badge is void' },
  reason: { zh: '原因', en: 'Reason' },
} satisfies Texts

export const stateCounts = {
  noPhoto: { zh: '{count} 人缺照片', en: '{count} without a photo' },
  ready: { zh: '{count} 人可打印', en: '{count} ready to print' },
  printed: { zh: '{count} 人已打印', en: '{count} printed' },
  void: { zh: '{count} 人已作废', en: '{count} void' },
} satisfies Record<BadgeState, TextEntry>
