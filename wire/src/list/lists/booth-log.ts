import { boothEventNames } from '@fairground/domain/booth'
import { choice, instant, text } from '@fairground/domain/field'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

export const boothLog = defineLog({
  name: 'boothLog',
  entity: 'BoothLog',
  at: listAddresses.boothLog,
  texts: {
    lead: {
      zh: '每个展位何时被选择、分配、预留或释放，由谁、为什么。',
      en: 'When each booth was chosen, assigned, reserved or freed, by whom and why.',
    },
    noun: { zh: '展位日志', en: 'log entries' },
    emptyNote: { zh: '还没有展位变动。', en: 'Nothing has happened to any booth yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    boothCode: {
      ...text({ title: { zh: '展位号', en: 'Booth' }, look: 'code', rule: plain }),
      wire: 'boothCode',
    },
    hallCode: { ...text({ title: { zh: '展馆', en: 'Hall' }, rule: plain }), wire: 'hallCode' },
    action: { ...choice({ title: { zh: '变动', en: 'What' }, choices: boothEventNames }), wire: 'action' },
    companyName: { ...text({ title: { zh: '企业', en: 'Company' }, rule: plain }), wire: 'companyName' },
    reason: { ...text({ title: { zh: '原因', en: 'Reason' }, rule: plain }), wire: 'reason' },
    actorName: { ...text({ title: { zh: '操作人', en: 'Person' }, rule: plain }), wire: 'actorName' },
  },
  namedBy: 'boothCode',
  filters: {
    boothCode: contains('boothCode', 'boothCode'),
    companyName: contains('companyName', 'companyName'),
    action: equals('action', 'action'),
    actorName: contains('actorName', 'actorName'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.boothLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/booth' },
  fileName: { zh: '展位日志', en: 'Booth log' },
})
