import { normaliseCreditCode } from '@fairground/domain/credit-code'
import { code, company, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { companyName } from '../company-fields'
import { defineList } from '../define-list'
import { contains, equals } from '../definition'
import { listAddresses } from '../screens'

export const groupUnit = defineList({
  name: 'groupUnit',
  entity: 'GroupUnit',
  at: listAddresses.groupUnit,
  texts: {
    lead: {
      zh: '随省市展团、国家展团等集体参展的单位。',
      en: 'Companies that exhibit with a national, provincial or other group.',
    },
    noun: { zh: '展团单位信息', en: 'group units' },
    emptyNote: {
      zh: '可选择已报名企业，或下载模板后批量导入。',
      en: 'Choose signed-up companies, or import a workbook.',
    },
  },
  fields: {
    companyId: {
      ...company({
        title: { zh: '选择企业', en: 'Choose a company' },
        hint: {
          zh: '从已报名企业中选择，也可直接填写企业名称。',
          en: 'Pick a signed-up company, or type its name below.',
        },
        picker: 'group',
        fills: { name: 'companyName', creditCode: 'creditCode' },
        hidden: true,
      }),
      wire: 'qyid',
    },
    companyName,
    creditCode: {
      ...text({
        title: { zh: '统一社会信用代码', en: 'Credit code' },
        look: 'code',
        rule: z
          .string()
          .overwrite(normaliseCreditCode)
          .regex(/^([0-9A-Z]{18})?$/, listRules.creditCode),
        example: '91350100M000100Y43',
      }),
      wire: 'tyshxydm',
    },
    groupType: {
      ...code({
        title: { zh: '展团类型', en: 'Group type' },
        list: 'groupType',
        missing: listRules.groupTypeMissing,
        example: '02',
      }),
      wire: 'reserve2',
      labelWire: 'ztlxmc',
    },
    groupName: {
      ...text({
        title: { zh: '展团名称', en: 'Group name' },
        rule: z.string().overwrite(plainLine).max(200, listRules.groupNameTooLong),
        example: '福建展团',
      }),
      wire: 'reserve3',
    },
  },
  layout: {
    send: (raw) => ({ ...raw, reserve1: raw.qyid }),
    read: ({ reserve1, ...raw }) => ({ ...raw, qyid: raw.qyid ?? reserve1 }),
    also: { companyId: 'reserve1' },
  },
  namedBy: 'companyName',
  filters: { companyName: contains('companyName', 'qymc_like'), groupType: equals('groupType', 'reserve2') },
  order: [{ field: 'createdAt', descending: true }],
  paths: {
    base: '/cfpaztdw',
    add: ['POST', '/insertZtdwByVO'],
    edit: ['POST', '/doUpdateZtdwByVO'],
    remove: 'doDeleteZtdwList',
  },
  company: { name: 'companyName', creditCode: 'creditCode' },
  workbook: {
    matchBy: ['companyName', 'groupType'],
    fileName: { zh: '展团单位', en: 'Exhibition group units' },
  },
})
