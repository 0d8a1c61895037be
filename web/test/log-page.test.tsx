import { changeLog } from '@fairground/wire/list/lists/change-log'
import { loginLog } from '@fairground/wire/list/lists/login-log'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose, dialog, field, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

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

describe('what was changed', () => {
  const entry = {
    id: '1',
    at: new Date('2026-03-01T02:00:00Z'),
    actorName: 'anonymous',
    action: 'save-basics',
    subjectType: 'company',
    subjectId: String(crypto.randomUUID()),
    address: '127.0.0.1',
  }
  const details = async (user: typeof admin, row: typeof entry) => {
    const fair = createFakeFair(user)
    fair.answer(changeLog.calls.page, { list: [row], total: 1 })
    await openScreen(fair, changeLog.path)
    await press(user === admin ? /详情/ : /Details/)
    return dialog()
  }

  it('is told in words, and leads to the company instead of telling its number', async () => {
    const shown = await details(admin, entry)
    expect(shown.textContent).toContain('未登录的访客')
    expect(shown.textContent).toContain('保存企业基本信息')
    expect(shown.textContent).not.toContain(entry.subjectId)
    expect(within(shown).getByRole('link').getAttribute('href')).toBe(`/company?id=${entry.subjectId}`)
  })

  it('names the setting and the code list in the reader’s language', async () => {
    const setting = { ...entry, action: 'reset', subjectType: 'setting', subjectId: 'timeZone' }
    expect((await details(admin, setting)).textContent).toMatch(/恢复默认设置.*时区/)
    cleanup()
    const codes = { ...entry, action: 'disable', subjectType: 'code-list', subjectId: 'creditGrade' }
    expect((await details(englishAdmin, codes)).textContent).toMatch(/Disabled.*Code list.*grade/i)
    expect(screen.queryByText('creditGrade')).toBeNull()
  })
})
