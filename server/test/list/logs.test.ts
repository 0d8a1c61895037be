import type { Client } from '@fairground/wire/kernel/client'
import { type LogList, logLists } from '@fairground/wire/list'
import { changeLog } from '@fairground/wire/list/lists/change-log'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { loginLog } from '@fairground/wire/list/lists/login-log'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '../support/log-in'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { download } from './workbooks'

let fair: TestFair
let admin: Signed
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
})
afterAll(() => fair.stop())

const newest = { page: 1, pageSize: 10 }

/** The filters that take one of a few words, with the words. */
const choicesOf = ({ fields, filters }: LogList) =>
  Object.entries(filters).flatMap(([filter, { field, by }]) => {
    const chosen = fields[field]
    return by === 'equals' && chosen?.kind === 'choice'
      ? [{ filter, field, values: Object.keys(chosen.choices) }]
      : []
  })

describe('the logs', () => {
  it('tell who tried to log in, when, from where and with what result', async () => {
    await logIn(fair, 'nobody-at-all', 'x', { address: '203.0.113.7' })
    const { list, total } = await call(loginLog.calls.page, { body: { ...newest, username: 'nobody' } })
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ username: 'nobody-at-all', method: 'password', address: '203.0.113.7' })
    const failed = await call(loginLog.calls.page, { body: { ...newest, username: 'nobody', outcome: 'ok' } })
    expect(failed.total).toBe(0)
  })

  it('tell who changed which row of which list', async () => {
    const body = { serial: 4321, companyName: '日志测试公司', creditCode: '91110105MA0143210X' }
    await call(councilMember.calls.add, { body })
    const { list } = await call(changeLog.calls.page, {
      body: { ...newest, actorName: 'adm', subjectType: 'councilMember', action: 'add' },
    })
    expect(list[0]).toMatchObject({ actorName: 'admin', action: 'add', subjectType: 'councilMember' })
  })

  it('find what happened within a time', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000)
    expect((await call(changeLog.calls.page, { body: { ...newest, after: inAnHour } })).total).toBe(0)
    expect(
      (await call(changeLog.calls.page, { body: { ...newest, before: inAnHour } })).total,
    ).toBeGreaterThan(0)
  })

  it('never hold a code or a password', async () => {
    expect(JSON.stringify(messageLog.fields)).not.toMatch(/secret|body/)
  })

  it.each(logLists.map((list) => [list.title.en, list] as const))(
    '%s leaves as a workbook',
    async (_, list) => {
      const path = list.calls.exportFile.path.replace('{params}', encodeURIComponent('{}'))
      const { name, rows } = await download(fair, path, admin)
      expect(name).toBe(`${list.fileName.zh}.xlsx`)
      expect(rows[0]).toEqual(Object.values(list.fields).map(({ title }) => title.zh))
    },
  )

  it('leave with what was looked for, and nothing else', async () => {
    const params = encodeURIComponent(JSON.stringify({ username: 'nobody' }))
    const { rows } = await download(fair, loginLog.calls.exportFile.path.replace('{params}', params), admin)
    expect(rows.slice(1).map((row) => row[1])).toEqual(['nobody-at-all'])
  })

  it.each(
    logLists.flatMap((list) =>
      choicesOf(list).map((choice) => [list.title.en, choice.filter, list, choice] as const),
    ),
  )('%s are told apart by their %s', async (_, filter, list, { field, values }) => {
    const { total } = await call(list.calls.page, { body: newest })
    const found = await Promise.all(
      values.map((value) => call(list.calls.page, { body: { ...newest, [filter]: value } })),
    )
    for (const [index, { list: rows }] of found.entries())
      for (const row of rows) expect(row[field]).toBe(values[index])
    expect(found.reduce((sum, one) => sum + one.total, 0)).toBe(total)
  })
})
