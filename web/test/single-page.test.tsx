import { portalContact as list } from '@fairground/wire/list/lists/portal-contact'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, field, press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, holderOf } from './support/people'
import { keep, rowOf } from './support/rows'

const filled = rowOf(list, {
  organiser: { zh: '组委会', en: 'Committee' },
  address: { zh: '北京', en: 'Beijing' },
  phone: '010-64960001',
})

async function openAs(user: typeof admin) {
  const fair = createFakeFair(user)
  keep(fair, list, [filled])
  await openScreen(fair, list.path)
  await screen.findByText('010-64960001')
  return fair
}

describe('the page of what has one entry', () => {
  it('shows the entry, and saves what was changed in it', async () => {
    const fair = await openAs(admin)
    fair.answer(list.calls.edit, 1)
    await press('编辑')
    const form = await dialog()
    await type(/^咨询电话/, '010-64960009', form)
    await press('保存草稿', form)
    await screen.findByText('编辑成功')
    expect(fair.asked(list.calls.edit).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        id: filled.id,
        version: 1,
        phone: '010-64960009',
        organiser: filled.organiser,
      }),
    ])
  })

  it('offers nothing to add, to look for or to delete', async () => {
    await openAs(admin)
    for (const name of ['新增', '删除', '查询', '导出'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(await button('发布')).toBeTruthy()
  })

  it('lets a reader read, and no more', async () => {
    await openAs(holderOf('portal/contact:list'))
    for (const name of ['编辑', '发布']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('has no Chinese word in English', async () => {
    await openAs(englishAdmin)
    await press('Edit')
    const form = await dialog()
    expect(await field('Organiser (English)', form)).toBeTruthy()
    expect(form.textContent).not.toMatch(/\p{Script=Han}/u)
  })
})
