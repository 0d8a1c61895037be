import { code, date, inOrder, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { companyName, creditCode } from '../company-fields'
import { defineList } from '../define-list'
import { contains, equals } from '../definition'
import { listAddresses } from '../screens'

export const creditGrade = defineList({
  name: 'creditGrade',
  entity: 'CreditGrade',
  at: listAddresses.creditGrade,
  texts: {
    lead: {
      zh: '消防行业信用等级评价结果，用于核对参展商填报的信用等级。',
      en: 'Grades awarded by the industry association, checked against what exhibitors declare.',
    },
    noun: { zh: '企业信用等级信息', en: 'credit grades' },
    emptyNote: { zh: '可逐条新增，或下载模板后批量导入。', en: 'Add them one by one, or import a workbook.' },
  },
  fields: {
    companyName,
    creditCode,
    grade: {
      ...code({
        title: { zh: '行业信用等级', en: 'Credit grade' },
        list: 'creditGrade',
        missing: listRules.gradeMissing,
        tones: { byValue: { AAA: 'ok', AA: 'info', A: 'warn', B: 'warn', C: 'bad' }, otherwise: 'quiet' },
        example: 'AAA',
      }),
      wire: 'hyxydj',
      labelWire: 'hyxydjmc',
    },
    certificateNumber: {
      ...text({
        title: { zh: '证书编号', en: 'Certificate no.' },
        look: 'code',
        short: true,
        rule: z.string().overwrite(plainLine).max(15, listRules.gradeCertificateTooLong),
        example: 'XY2026-00001',
      }),
      wire: 'zsbh',
    },
    issuedOn: {
      ...date({ title: { zh: '颁发日期', en: 'Issued' }, example: '2026/03/15' }),
      wire: 'bfrq',
    },
    validUntil: {
      ...date({ title: { zh: '有效期至', en: 'Valid until' }, expires: true, example: '2029/03/14' }),
      wire: 'yxqz',
    },
  },
  check: inOrder('issuedOn', 'validUntil'),
  namedBy: 'companyName',
  filters: { companyName: contains('companyName', 'qymc_like'), grade: equals('grade', 'hyxydj') },
  order: [{ field: 'createdAt', descending: true }],
  paths: {
    base: '/cfpaXydj',
    add: ['POST', '/insertXfhydjByVO'],
    edit: ['POST', '/doUpdateHydjByVO'],
    remove: 'doDeleteHldyList',
  },
  keys: 'industry/gradeList',
  company: { name: 'companyName', creditCode: 'creditCode' },
  workbook: { matchBy: ['creditCode'], fileName: { zh: '企业行业信用等级', en: 'Industry credit grades' } },
})
