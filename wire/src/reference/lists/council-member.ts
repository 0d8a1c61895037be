import { integer, listedCreditCode, listedName, referenceRules, text } from '@fairground/domain/reference'
import { contains, defineList } from '../define-list'

export const councilMember = defineList({
  name: 'councilMember',
  entity: 'CouncilMember',
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
        tooLong: referenceRules.serial,
        example: '1',
      }),
      wire: 'xh',
    },
    companyName: {
      ...text({
        title: { zh: '企业名称', en: 'Company name' },
        required: true,
        rule: listedName,
        example: '福建华安消防科技有限公司',
      }),
      wire: 'qymc',
    },
    creditCode: {
      ...text({
        title: { zh: '统一社会信用代码', en: 'Credit code' },
        required: true,
        rule: listedCreditCode,
        example: '91350100M000100Y43',
      }),
      wire: 'tyshxydm',
    },
  },
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
