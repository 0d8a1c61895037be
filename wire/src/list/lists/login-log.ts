import { loginOutcomes } from '@fairground/domain/account'
import { choice, instant, text } from '@fairground/domain/field'
import { z } from 'zod'
import { defineLog } from '../define-list'
import { contains, equals, from, until } from '../definition'
import { listAddresses } from '../screens'

const plain = z.string()

export const loginLog = defineLog({
  name: 'loginLog',
  entity: 'LoginLog',
  at: listAddresses.loginLog,
  texts: {
    lead: {
      zh: '每一次登录尝试：谁、何时、从哪里、结果如何。只增不改，至少保留 190 天。',
      en: 'Every attempt to log in: who, when, from where, with what result. Append-only, kept at least 190 days.',
    },
    noun: { zh: '登录日志', en: 'log entries' },
    emptyNote: { zh: '还没有登录记录。', en: 'Nobody has logged in yet.' },
  },
  fields: {
    at: { ...instant({ title: { zh: '时间', en: 'Time' } }), wire: 'cjsj' },
    username: { ...text({ title: { zh: '用户名', en: 'Username' }, rule: plain }), wire: 'username' },
    method: {
      ...choice({
        title: { zh: '方式', en: 'Method' },
        choices: {
          password: { zh: '密码', en: 'Password' },
          sms: { zh: '短信验证码', en: 'SMS code' },
        },
      }),
      wire: 'method',
    },
    outcome: {
      ...choice({
        title: { zh: '结果', en: 'Result' },
        choices: loginOutcomes,
        tones: { byValue: { ok: 'ok' }, otherwise: 'bad' },
      }),
      wire: 'outcome',
    },
    address: {
      ...text({ title: { zh: '来源地址', en: 'Address' }, look: 'code', rule: plain }),
      wire: 'address',
    },
    userAgent: {
      ...text({ title: { zh: '浏览器', en: 'Browser' }, rule: plain, hidden: true }),
      wire: 'userAgent',
    },
  },
  namedBy: 'username',
  filters: {
    username: contains('username', 'username'),
    outcome: equals('outcome', 'outcome'),
    after: from('at', 'after'),
    before: until('at', 'before'),
  },
  permission: listAddresses.loginLog.permission,
  order: [{ field: 'at', descending: true }],
  paths: { base: '/log/login' },
  fileName: { zh: '登录日志', en: 'Login log' },
})
