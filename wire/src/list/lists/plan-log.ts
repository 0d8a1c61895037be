import { planEventNames } from '@fairground/domain/design'
import { choice, instant, text } from '@fairground/domain/field'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

export const planLog = defineLog({
  name: 'planLog',
  entity: 'PlanLog',
  at: listAddresses.planLog,
  texts: {
    lead: {
      zh: '每次发布平面图改动了哪些展位：修改前、修改后、说明和操作人。',
      en: 'Which booths each publish of a plan changed: before, after, why and by whom.',
    },
    noun: { zh: '展位设计日志', en: 'log entries' },
    emptyNote: { zh: '还没有发布过平面图。', en: 'No plan was published yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    hallCode: { ...text({ title: { zh: '展馆', en: 'Hall' }, rule: plain }), wire: 'hallCode' },
    /** Empty for the publish itself. */
    boothCode: {
      ...text({ title: { zh: '展位号', en: 'Booth' }, look: 'code', rule: plain }),
      wire: 'boothCode',
    },
    action: { ...choice({ title: { zh: '变动', en: 'What' }, choices: planEventNames }), wire: 'action' },
    was: { ...text({ title: { zh: '修改前', en: 'Before' }, rule: plain }), wire: 'was' },
    became: { ...text({ title: { zh: '修改后', en: 'After' }, rule: plain }), wire: 'became' },
    note: { ...text({ title: { zh: '说明', en: 'Note' }, rule: plain }), wire: 'note' },
    actorName: { ...text({ title: { zh: '操作人', en: 'Person' }, rule: plain }), wire: 'actorName' },
  },
  namedBy: 'boothCode',
  filters: {
    boothCode: contains('boothCode', 'boothCode'),
    hallCode: contains('hallCode', 'hallCode'),
    action: equals('action', 'action'),
    actorName: contains('actorName', 'actorName'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.planLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/boothDesign' },
  fileName: { zh: '展位设计日志', en: 'Plan log' },
})
