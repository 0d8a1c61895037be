import { date, inOrder, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { companyName } from '../company-fields'
import { defineList } from '../define-list'
import { contains } from '../definition'
import { listAddresses } from '../screens'

export const associationMember = defineList({
  name: 'associationMember',
  entity: 'AssociationMember',
  at: listAddresses.associationMember,
  texts: {
    lead: {
      zh: '协会会员单位名录及会员证书有效期。',
      en: 'Members of the association, and how long their certificates are valid.',
    },
    noun: { zh: '会员单位信息', en: 'association members' },
    emptyNote: { zh: '可逐条新增，或下载模板后批量导入。', en: 'Add them one by one, or import a workbook.' },
  },
  fields: {
    companyName,
    joinedOn: { ...date({ title: { zh: '入会时间', en: 'Joined' }, example: '2019/06/01' }), wire: 'rhsj' },
    certificateNumber: {
      ...text({
        title: { zh: '证书编号', en: 'Certificate no.' },
        look: 'code',
        short: true,
        rule: z.string().overwrite(plainLine).max(5, listRules.memberCertificateTooLong),
        example: '00001',
      }),
      wire: 'zsbh',
    },
    validFrom: {
      ...date({ title: { zh: '有效期起', en: 'Valid from' }, example: '2025/06/01' }),
      wire: 'kssj',
    },
    validUntil: {
      ...date({ title: { zh: '有效期止', en: 'Valid until' }, expires: true, example: '2029/05/31' }),
      wire: 'jssj',
    },
  },
  check: inOrder('validFrom', 'validUntil'),
  namedBy: 'companyName',
  filters: { companyName: contains('companyName', 'qymc_like') },
  order: [{ field: 'createdAt', descending: true }],
  paths: {
    base: '/cfpahydw',
    add: ['POST', '/insertHydwByVO'],
    edit: ['POST', '/doUpdateHydjByVO'],
    remove: 'doDeleteHydwList',
  },
  keys: 'member/unitsList',
  company: { name: 'companyName' },
  workbook: { matchBy: ['companyName'], fileName: { zh: '会员单位', en: 'Member units' } },
})
