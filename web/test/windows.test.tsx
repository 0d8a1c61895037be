import { leaderRole } from '@fairground/domain/account'
import { codes } from '@fairground/wire/kernel/codes'
import {
  cancelWindows,
  changeWindow,
  type ListedWindow,
  listWindows,
  setWindow,
  setWindows,
  windowOverview,
} from '@fairground/wire/window'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, field, press } from './support/acting'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, holderOf } from './support/people'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const row = (n: number, companyName: string, more: Partial<ListedWindow> = {}): ListedWindow => ({
  companyId: id(n),
  companyName,
  startsAt: '',
  endsAt: '',
  isSet: false,
  batch: null,
  batchName: '',
  registrationNumber: `BM-${n}`,
  dataState: 'submitted',
  reviewState: 'approved',
  round: null,
  phase: 'unset',
  source: null,
  setAt: null,
  setBy: '',
  version: n,
  ...more,
})
const span = { startsAt: '2099-03-01 09:00:00', endsAt: '2099-03-03 18:00:00' }
const unset = row(1, '甲公司')
const running = row(2, '乙公司', {
  ...span,
  isSet: true,
  phase: 'open',
  source: 'draw',
  batch: 4,
  batchName: '第四批',
})

async function open(user = admin as Parameters<typeof createFakeFair>[0]): Promise<FakeFair> {
  const fair = createFakeFair(user)
  fair.answer(listWindows, { list: [unset, running], total: 2 })
  fair.answer(windowOverview, { phases: { unset: 1, ahead: 0, soon: 0, open: 1, over: 0 }, batches: [4] })
  await openScreen(fair, '/booth/time')
  await screen.findByText('乙公司')
  return fair
}
const tick = (company: string) => fireEvent.click(screen.getByRole('checkbox', { name: `选择 ${company}` }))
async function fill(label: string, text: string): Promise<void> {
  const input = await field(label, await dialog())
  fireEvent.mouseDown(input)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 })
}

describe('the windows of companies', () => {
  it('is set for one company for the first time', async () => {
    const fair = await open()
    fair.answer(setWindow, { ...unset, ...span, isSet: true })
    await press('设置 甲公司')
    await fill('起始时间', span.startsAt)
    await fill('终止时间', span.endsAt)
    await press(/保\s*存/, await dialog())
    expect(await screen.findByText('保存成功！')).toBeTruthy()
    expect(fair.asked(setWindow)[0]?.body).toEqual({ companyId: id(1), version: 1, ...span })
  })

  it('asks for both times in the words of the specs', async () => {
    await open()
    await press('设置 甲公司')
    await press(/保\s*存/, await dialog())
    expect(await screen.findByText('请选择起始时间')).toBeTruthy()
    expect(await screen.findByText('请选择终止时间')).toBeTruthy()
  })

  it('is extended while it runs, from what it was', async () => {
    const fair = await open()
    fair.answer(changeWindow, running)
    await press('设置 乙公司')
    expect((await field('起始时间', await dialog())).value).toBe(span.startsAt)
    await press('1 小时', await dialog())
    await press(/保\s*存/, await dialog())
    expect(await screen.findByText('编辑成功！')).toBeTruthy()
    expect(fair.asked(changeWindow)[0]?.body).toMatchObject({ version: 2, endsAt: '2099-03-03 19:00:00' })
  })

  it('keeps what was typed when somebody else was first, and says who', async () => {
    const fair = await open()
    fair.answer(changeWindow, new Refused(codes.conflict, '已由王敏修改'))
    await press('设置 乙公司')
    await press('1 天', await dialog())
    await press(/保\s*存/, await dialog())
    expect(await screen.findByText('已由王敏修改')).toBeTruthy()
    expect(await screen.findByText('编辑失败！')).toBeTruthy()
    expect((await field('终止时间', await dialog())).value).toBe('2099-03-04 18:00:00')
  })

  it('is set or cancelled for those that are ticked, and for nobody where none is', async () => {
    const fair = await open()
    fair.answer(setWindows, 2)
    fair.answer(cancelWindows, 1)
    await press('批量设置')
    expect(await screen.findByText('请至少选中一条记录')).toBeTruthy()
    tick('甲公司')
    tick('乙公司')
    await press('批量设置')
    expect(within(await dialog()).getByText(/其中 1 家已有选位时间/)).toBeTruthy()
    await fill('起始时间', span.startsAt)
    await fill('终止时间', span.endsAt)
    await press(/保\s*存/, await dialog())
    expect(await screen.findByText('保存成功！')).toBeTruthy()
    expect(fair.asked(setWindows)[0]?.body).toHaveLength(2)
    tick('乙公司')
    await press('批量取消')
    await press(/确\s*定/)
    expect(await screen.findByText('成功取消1条展位选择时间设置信息')).toBeTruthy()
    expect(fair.asked(cancelWindows)[0]?.body).toEqual([{ companyId: id(2), version: 2 }])
  })

  it('leads from how many can choose now to who they are', async () => {
    await open()
    const link = await screen.findByRole('link', { name: '进行中 1 家' })
    expect(link.getAttribute('href')).toContain('phase=open')
  })
})

describe('whoever may only look', () => {
  const setting = ['批量设置', '批量取消', '设置 甲公司']
  const offered = () => setting.filter((name) => screen.queryByRole('button', { name }))

  it('as a reviewer has no filter, button or column about setting them, whatever keys they hold', async () => {
    await open({ ...admin, roles: [leaderRole] })
    expect(offered()).toEqual([])
    expect(screen.queryByRole('combobox', { name: '是否设置' })).toBeNull()
    expect(screen.queryByText('是否设置')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('as staff without the key sees the whole list and no buttons', async () => {
    await open(holderOf('log/index:list'))
    expect(offered()).toEqual([])
    expect(await screen.findByRole('combobox', { name: '是否设置' })).toBeTruthy()
  })

  it('reads English where the account does', async () => {
    await open(englishAdmin)
    expect(await button('Set several')).toBeTruthy()
    expect(await screen.findByText('Open now')).toBeTruthy()
  })
})
