import { choice, instant, text } from '@fairground/domain/field'
import { refusalNames, selectionActionNames } from '@fairground/domain/selection'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

/** What became of a try: done, or the rule that refused it. */
const outcomes = { done: { zh: '成功', en: 'Done' }, ...refusalNames }

export const selectionLog = defineLog({
  name: 'selectionLog',
  entity: 'SelectionLog',
  at: listAddresses.selectionLog,
  texts: {
    lead: {
      zh: '谁在何时选择、释放、确认或退回了哪些展位，没有成功的也记着为什么。',
      en: 'Who chose, released, confirmed or gave back which booths and when; what was refused, with its reason.',
    },
    noun: { zh: '选位日志', en: 'log entries' },
    emptyNote: { zh: '还没有企业选过展位。', en: 'Nobody has chosen a booth yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    companyName: { ...text({ title: { zh: '企业', en: 'Company' }, rule: plain }), wire: 'companyName' },
    boothCodes: {
      ...text({ title: { zh: '展位号', en: 'Booths' }, look: 'code', rule: plain }),
      wire: 'boothCodes',
    },
    action: {
      ...choice({ title: { zh: '操作', en: 'What' }, choices: selectionActionNames }),
      wire: 'action',
    },
    outcome: { ...choice({ title: { zh: '结果', en: 'Outcome' }, choices: outcomes }), wire: 'outcome' },
    reason: { ...text({ title: { zh: '原因', en: 'Reason' }, rule: plain }), wire: 'reason' },
    actorName: { ...text({ title: { zh: '操作人', en: 'Person' }, rule: plain }), wire: 'actorName' },
  },
  namedBy: 'companyName',
  filters: {
    companyName: contains('companyName', 'companyName'),
    action: equals('action', 'action'),
    outcome: equals('outcome', 'outcome'),
    actorName: contains('actorName', 'actorName'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.selectionLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/boothSelect' },
  fileName: { zh: '选位日志', en: 'Selection log' },
})
