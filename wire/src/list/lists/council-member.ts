import { integer } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { companyName, creditCode } from '../company-fields'
import { defineList } from '../define-list'
import { contains } from '../definition'
import { listAddresses } from '../screens'

export const councilMember = defineList({
  name: 'councilMember',
  entity: 'CouncilMember',
  at: listAddresses.councilMember,
  texts: {
    lead: {
      zh: '协会理事单位名录。理事单位在摇号时排入第一批次。',
      en: 'Members of the association’s council. In the draw they come first.',
    },
    noun: { zh: '理事单位信息', en: 'council members' },
    emptyNote: { zh: '可逐条新增，或下载模板后批量导入。', en: 'Add them one by one, or import a workbook.' },
  },
  fields: {
    serial: {
      ...integer({
        title: { zh: '序号', en: 'Serial' },
        digits: 5,
        tooLong: listRules.serial,
        example: '1',
      }),
      wire: 'xh',
    },
    companyName,
    creditCode,
  },
  namedBy: 'companyName',
  numberedBy: 'serial',
  filters: { companyName: contains('companyName', 'qymc_like') },
  order: [{ field: 'serial', descending: false }],
  paths: {
    base: '/cfpalsdw',
    add: ['POST', '/insertLsdwByVO'],
    edit: ['POST', '/doUpdateLsdwByVO'],
    remove: 'doDeleteLsdwList',
  },
  keys: 'council/membersList',
  company: { name: 'companyName', creditCode: 'creditCode' },
  workbook: { matchBy: ['creditCode'], fileName: { zh: '理事单位', en: 'Council members' } },
})
