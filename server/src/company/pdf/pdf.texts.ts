import { fill, type Language, type Text } from '@fairground/domain/text'

const texts = {
  title: { zh: '报名信息', en: 'Exhibitor sign-up' },
  fileName: { zh: '报名信息', en: 'Sign-up' },
  occasion: { zh: '{fair} 第 {edition} 届', en: '{fair}, edition {edition}' },
  unnamed: { zh: '（未填写名称）', en: '(no name yet)' },

  registrationNumber: { zh: '报名编号', en: 'Registration no.' },
  state: { zh: '状态', en: 'State' },
  submittedAt: { zh: '提交时间', en: 'Submitted' },
  fairDates: { zh: '展会日期', en: 'Dates of the fair' },

  draft: { zh: '草稿：尚未提交', en: 'Draft – not submitted' },
  draftTitle: { zh: '本文件为草稿', en: 'This is a draft' },
  draftText: {
    zh: '报名尚未提交，内容仍可能变动，不能作为报名凭证。',
    en: 'The sign-up has not been submitted. It may still change and proves nothing yet.',
  },
  returned: { zh: '已退回修改：待重新提交', en: 'Returned – not resubmitted' },
  returnedTitle: { zh: '报名已退回，请修改后重新提交', en: 'Returned for changes' },

  notSaved: { zh: '尚未填写', en: 'Not filled in yet' },
  attached: { zh: '{name}（见附件）', en: '{name} (attached below)' },
  apart: {
    zh: '{name}（PDF 文件，未附于本文件）',
    en: '{name} (a PDF of its own, not part of this document)',
  },
  logo: { zh: '{name} 的标志', en: 'Logo of {name}' },
  products: { zh: '{title}（共 {count} 项）', en: '{title} ({count})' },
  productPicture: { zh: '产品 {number} 的图片', en: 'Picture of product {number}' },
  uncategorised: { zh: '（未选择类别）', en: '(no category)' },

  booths: { zh: '已选展位', en: 'Selected booths' },
  noBooths: { zh: '尚未选择展位', en: 'No booth selected yet' },
  booth: { zh: '展位号', en: 'Booth' },
  hall: { zh: '展馆', en: 'Hall' },
  boothClass: { zh: '类型', en: 'Type' },
  standard: { zh: '标准展位', en: 'Standard booth' },
  raw: { zh: '光地', en: 'Raw space' },
  area: { zh: '面积', en: 'Area' },
  contactGroups: { zh: '展区QQ群', en: 'QQ group of the zone' },

  earlierBooths: { zh: '往届展位', en: 'Earlier editions' },
  edition: { zh: '届次', en: 'Edition' },
  editionNumber: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  standardBooths: { zh: '标准展位', en: 'Standard booths' },
  boothCount: { zh: '{count} 个', en: '{count}' },
  rawSpace: { zh: '光地面积', en: 'Raw space' },

  check: { zh: '会员及信用等级核验', en: 'Membership and credit grade' },
  membership: { zh: '协会会员', en: 'Association membership' },
  noMembership: { zh: '会员名录中没有该企业', en: 'Not on the association’s list of members' },
  credit: { zh: '行业信用等级（3A）', en: 'Industry credit grade (3A)' },
  noCredit: { zh: '信用等级名录中没有该企业', en: 'Not on the list of credit grades' },
  listedName: { zh: '名录所列名称', en: 'Name on the list' },
  grade: { zh: '信用等级', en: 'Grade' },
  certificate: { zh: '证书编号', en: 'Certificate no.' },
  validUntil: { zh: '有效期至', en: 'Valid until' },
  result: { zh: '核验结果', en: 'Result' },
  valid: { zh: '有效', en: 'Valid' },
  undated: { zh: '未登记有效期', en: 'No dates on record' },
  notYet: { zh: '未生效', en: 'Not valid yet' },
  expired: { zh: '已到期', en: 'Expired' },

  attachment: { zh: '附件：{title}', en: 'Attachment: {title}' },
  printedAt: { zh: '打印时间 {at}', en: 'Printed {at}' },
  page: { zh: '第 {page} / {pages} 页', en: 'Page {page} of {pages}' },
} satisfies Record<string, Text>

export type PdfText = keyof typeof texts
export type Say = (text: PdfText, params?: Record<string, string | number>) => string

export const sayIn =
  (language: Language): Say =>
  (text, params = {}) =>
    fill(texts[text][language], params)
