import type { Validity } from '@fairground/domain/standing'
import type { TextEntry, Texts } from '../../lib/text'

export const organiserTexts = {
  booths: { zh: '已选展位', en: 'Selected booths' },
  standard: { zh: '标准展位', en: 'Standard booth' },
  raw: { zh: '光地', en: 'Raw space' },
  total: {
    zh: '共 {count} 个，{area} m²',
    en: { one: '{count} booth, {area} m² in all', other: '{count} booths, {area} m² in all' },
  },
  noBooths: { zh: '尚未选择展位。', en: 'No booth selected yet.' },
  range: { zh: '审核通过后可选的展馆', en: 'Halls you may choose in once approved' },
  rangeApproved: { zh: '可选的展馆', en: 'Halls you may choose in' },
  tier: { zh: '档位', en: 'Tier' },
  noRange: {
    zh: '填写报名（展位需求）后，这里会显示可选的展馆。',
    en: 'Once you have filled in what you need, the halls you may choose in are shown here.',
  },
  groups: { zh: '展区QQ群', en: 'QQ groups of the zone' },
  contract: { zh: '展位合同', en: 'Booth contract' },
  contractState: { zh: '{number}，{state}', en: '{number}, {state}' },
  contractPayment: {
    zh: '{number}，已签订，待上传付款凭证',
    en: '{number}, signed; payment voucher to be uploaded',
  },

  check: { zh: '会员及信用等级核验', en: 'Membership and credit grade' },
  membership: { zh: '协会会员', en: 'Association member' },
  noMembership: { zh: '会员名录中没有贵公司', en: 'Your company is not on the list of members' },
  grade: { zh: '行业信用等级（3A）', en: 'Industry credit grade (3A)' },
  noGrade: { zh: '信用等级名录中没有贵公司', en: 'Your company is not on the list of credit grades' },
  certificate: { zh: '证书编号 {number}', en: 'Certificate {number}' },
  until: { zh: '有效期至 {date}', en: 'Valid until {date}' },
  listsNote: {
    zh: '按统一社会信用代码或企业名称与组委会名录比对。如有出入，请联系组委会。',
    en: 'Compared with the organiser’s lists by credit code or name. If something is wrong, please contact the organiser.',
  },

  past: { zh: '办理记录', en: 'History' },
  older: {
    zh: '更早的 {count} 条未显示',
    en: { one: '{count} older entry is not shown', other: '{count} older entries are not shown' },
  },
  unread: { zh: '暂时没有读到这部分内容。', en: 'This part could not be loaded just now.' },
  again: { zh: '重试', en: 'Try again' },
} satisfies Texts

export const validityTexts: Record<Validity, TextEntry> = {
  valid: { zh: '有效', en: 'Valid' },
  expired: { zh: '已到期', en: 'Expired' },
  notYet: { zh: '未生效', en: 'Not valid yet' },
  undated: { zh: '未登记有效期', en: 'No dates on record' },
}
