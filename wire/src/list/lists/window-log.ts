import { choice, instant, text } from '@fairground/domain/field'
import { windowActionNames, windowSourceNames } from '@fairground/domain/window'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

export const windowLog = defineLog({
  name: 'windowLog',
  entity: 'WindowLog',
  at: listAddresses.windowLog,
  texts: {
    lead: {
      zh: '每家企业的选位时间何时被设置、修改或取消，由谁。',
      en: 'When each company’s selection window was set, changed or cancelled, and by whom.',
    },
    noun: { zh: '选位时间日志', en: 'log entries' },
    emptyNote: { zh: '还没有设置过选位时间。', en: 'No window was set yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    companyName: { ...text({ title: { zh: '企业', en: 'Company' }, rule: plain }), wire: 'companyName' },
    action: { ...choice({ title: { zh: '变动', en: 'What' }, choices: windowActionNames }), wire: 'action' },
    startsBefore: { ...instant({ title: { zh: '原起始时间', en: 'Start before' } }), wire: 'startsBefore' },
    endsBefore: { ...instant({ title: { zh: '原终止时间', en: 'End before' } }), wire: 'endsBefore' },
    startsAfter: { ...instant({ title: { zh: '新起始时间', en: 'Start after' } }), wire: 'startsAfter' },
    endsAfter: { ...instant({ title: { zh: '新终止时间', en: 'End after' } }), wire: 'endsAfter' },
    source: {
      ...choice({ title: { zh: '来源', en: 'Source' }, choices: windowSourceNames }),
      wire: 'source',
    },
    reason: { ...text({ title: { zh: '原因', en: 'Reason' }, rule: plain }), wire: 'reason' },
    actorName: { ...text({ title: { zh: '操作人', en: 'Person' }, rule: plain }), wire: 'actorName' },
  },
  namedBy: 'companyName',
  filters: {
    companyName: contains('companyName', 'companyName'),
    action: equals('action', 'action'),
    source: equals('source', 'source'),
    actorName: contains('actorName', 'actorName'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.windowLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/boothTime' },
  fileName: { zh: '选位时间日志', en: 'Selection window log' },
})
