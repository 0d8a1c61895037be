import { choice, instant, text } from '@fairground/domain/field'
import type { Text } from '@fairground/domain/text'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'
import { boothLog } from './booth-log'
import { changeLog } from './change-log'
import { loginLog } from './login-log'
import { messageLog } from './message-log'
import { paymentLog } from './payment-log'
import { planLog } from './plan-log'
import { selectionLog } from './selection-log'
import { windowLog } from './window-log'

const plain = z.string()

/** What was tried and refused must not read as done. */
const tries = selectionLog.fields.action.choices as Record<string, Text>
const refusedTries = Object.fromEntries(
  Object.entries(tries).map(([action, { zh, en }]) => [
    `${action}-refused`,
    { zh: `${zh}（未成功）`, en: `${en} (refused)` },
  ]),
)

/** What each log says happened, in the log's own words. */
const happened = {
  changeLog: changeLog.fields.action.choices,
  loginLog: loginLog.fields.outcome.choices,
  boothLog: boothLog.fields.action.choices,
  selectionLog: { ...tries, ...refusedTries },
  windowLog: windowLog.fields.action.choices,
  planLog: planLog.fields.action.choices,
  paymentLog: paymentLog.fields.event.choices,
  messageLog: messageLog.fields.template.choices,
}
export type SearchedLog = keyof typeof happened

/** One word means different things in two logs: each stands behind its log, but for those of the changes. */
const happeningIn = (log: SearchedLog, word: string): string =>
  log === 'changeLog' ? word : `${log}:${word}`

const allThatHappens: Record<string, Text> = Object.fromEntries(
  Object.entries(happened).flatMap(([log, words]) =>
    Object.entries(words as Record<string, Text>).map(([word, title]) => [
      happeningIn(log as SearchedLog, word),
      title,
    ]),
  ),
)

/** All logs as one: what happened to this company, this booth, this person. */
export const logSearch = defineLog({
  name: 'logSearch',
  entity: 'LogSearch',
  at: listAddresses.logSearch,
  texts: {
    lead: {
      zh: '在所有日志中按人员、企业、展位和时间查找发生过的事；每条记录都可打开其对象或所在日志。',
      en: 'What happened to a person, a company or a booth, out of all logs; each entry leads to what it is about, or to its log.',
    },
    noun: { zh: '日志', en: 'log entries' },
    emptyNote: { zh: '还没有日志。', en: 'Nothing was logged yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'at' },
    kind: {
      ...choice({
        title: { zh: '日志', en: 'Log' },
        choices: Object.fromEntries(
          Object.keys(happened).map((log): [string, Text] => [log, listAddresses[log as SearchedLog].title]),
        ),
      }),
      wire: 'kind',
    },
    action: { ...choice({ title: { zh: '事项', en: 'What' }, choices: allThatHappens }), wire: 'action' },
    companyName: { ...text({ title: { zh: '企业', en: 'Company' }, rule: plain }), wire: 'companyName' },
    boothCode: {
      ...text({ title: { zh: '展位号', en: 'Booth' }, look: 'code', rule: plain }),
      wire: 'boothCode',
    },
    detail: { ...text({ title: { zh: '说明', en: 'Note' }, rule: plain }), wire: 'detail' },
    /** As in the log of changes; of a message whoever it went to stands in the note. */
    actorName: {
      ...choice({ title: { zh: '人员', en: 'Person' }, choices: changeLog.fields.actorName.choices }),
      wire: 'actorName',
    },
    subjectType: {
      ...choice({
        title: { zh: '对象', en: 'About' },
        choices: changeLog.fields.subjectType.choices,
        hidden: true,
      }),
      wire: 'subjectType',
    },
    subjectId: { ...text({ title: { zh: '编号', en: 'Id' }, rule: plain, hidden: true }), wire: 'subjectId' },
  },
  namedBy: 'action',
  filters: {
    actorName: contains('actorName', 'actorName'),
    companyName: contains('companyName', 'companyName'),
    boothCode: contains('boothCode', 'boothCode'),
    kind: equals('kind', 'kind'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.logSearch.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/search' },
  fileName: { zh: '日志检索', en: 'What happened' },
})
