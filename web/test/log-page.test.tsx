import { loginLog } from '@fairground/wire/list/lists/login-log'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose, field, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

const workbook = () => new Response('', { headers: { 'content-type': 'application/octet-stream' } })

describe('the page of a log', () => {
  it('exports what was looked for, and nothing that was only typed', async () => {
    const fair = createFakeFair(admin)
    fair.answer(loginLog.calls.page, { list: [], total: 0 })
    fair.answer(loginLog.calls.exportFile, workbook)
    await openScreen(fair, loginLog.path)
    await type('用户名', 'adm')
    await press('查询')
    await type('用户名', 'nobody')
    await press('导出')
    await waitFor(() => expect(fair.asked(loginLog.calls.exportFile)).toHaveLength(1))
    expect(fair.asked(loginLog.calls.exportFile)[0]?.params.search).toMatchObject({ username: 'adm' })
  })

  it('asks for one channel once it was chosen and looked for', async () => {
    const fair = createFakeFair(admin)
    fair.answer(messageLog.calls.page, { list: [], total: 0 })
    await openScreen(fair, messageLog.path)
    await choose('渠道', '短信')
    await press('查询')
    const pages = () => fair.asked(messageLog.calls.page).filter(({ body }) => body.pageSize === 10)
    await waitFor(() => expect(pages()).toHaveLength(2))
    expect(pages().map(({ body }) => body.channel)).toEqual([undefined, 'sms'])
  })

  it('shows what its address asks for', async () => {
    const fair = createFakeFair(admin)
    fair.answer(messageLog.calls.page, { list: [], total: 0 })
    await openScreen(fair, `${messageLog.path}?channel=mail&recipient=anna%40example.com&page=2`)
    await waitFor(() => expect(fair.asked(messageLog.calls.page).length).toBeGreaterThan(0))
    expect(fair.asked(messageLog.calls.page).map(({ body }) => body)).toContainEqual({
      channel: 'mail',
      recipient: 'anna@example.com',
      page: 2,
      pageSize: 10,
    })
    expect((await field('接收人')).getAttribute('value')).toBe('anna@example.com')
  })
})
