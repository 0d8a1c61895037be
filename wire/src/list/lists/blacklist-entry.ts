import { choice, company, paragraph } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { companyName } from '../company-fields'
import { defineList } from '../define-list'
import { contains } from '../definition'
import { listAddresses } from '../screens'

export const blacklistEntry = defineList({
  name: 'blacklistEntry',
  entity: 'BlacklistEntry',
  at: listAddresses.blacklistEntry,
  texts: {
    lead: {
      zh: '列入黑名单的企业不能提交报名、通过审核或选择展位；备注会显示给该企业。',
      en: 'Blacklisted companies cannot submit, be approved or choose booths. They are shown the remark.',
    },
    noun: { zh: '黑名单信息', en: 'blacklist entries' },
    emptyNote: { zh: '目前没有企业被列入黑名单。', en: 'No company is blacklisted.' },
  },
  fields: {
    /** Kept by its account, because blacklisting outlasts an edition; told and given by a company of that account. */
    accountId: {
      ...company({
        title: { zh: '企业', en: 'Company' },
        required: true,
        picker: 'blacklist',
        fills: { name: 'companyName' },
        hidden: true,
      }),
      wire: 'qyid',
    },
    companyName,
    remark: {
      ...paragraph({
        title: { zh: '备注', en: 'Remark' },
        hint: { zh: '说明原因，该企业可见。', en: 'Say why; the company can read it.' },
        most: 200,
        tooLong: listRules.remarkTooLong,
      }),
      wire: 'bz',
    },
  },
  derived: {
    dataState: {
      ...choice({
        title: { zh: '报名状态', en: 'Sign-up' },
        choices: {
          draft: { zh: '未提交', en: 'Not submitted' },
          submitted: { zh: '已提交', en: 'Submitted' },
          rejected: { zh: '已退回', en: 'Returned' },
        },
        tones: { byValue: { draft: 'quiet', submitted: 'info', rejected: 'warn' } },
      }),
      wire: 'sjzt',
      words: { '01': 'draft', '03': 'submitted', '04': 'rejected' },
      labelWire: 'sjztmc',
    },
  },
  layout: { send: (raw) => ({ ...raw, hmd: raw.deleteFlag === 'Y' ? '0' : '1' }) },
  namedBy: 'companyName',
  filters: { companyName: contains('companyName', 'qymc_like') },
  order: [{ field: 'createdAt', descending: true }],
  paths: { base: '/cfpahmd', add: ['POST', ''], edit: ['PUT', ''], remove: 'doDeleteHmdList' },
  keys: 'blacklist/index',
})
