import { siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { codes } from '@fairground/wire/kernel/codes'
import { growingByList, type KeptList } from '@fairground/wire/list'
import { associationMember } from '@fairground/wire/list/lists/association-member'
import { boothTier } from '@fairground/wire/list/lists/booth-tier'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { tierAddresses } from '@fairground/wire/list/screens'
import { portalNews } from '@fairground/wire/portal/types/news'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, field, press, type } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, holderOf } from './support/people'
import { keep, rowOf } from './support/rows'

const offered = () =>
  ['新增', '删除', '导入', '导出', '导出所选'].filter(
    (name) => screen.queryByRole('button', { name }) !== null,
  )

/** The list of halls stands below the site. */
const noSite = { version: '', site: '', halls: [] }

/** Ticks the first row, where rows can be ticked. */
const tickOne = () => {
  const box = screen.queryByRole('checkbox', { name: /^选中 / })
  if (box) fireEvent.click(box)
}

/** The keys that reading the list takes; most are open to all staff. */
const readersOf = ({ calls: { page } }: KeptList) =>
  page.access.who === 'holder' ? [page.access.permission] : []

/** All content of the portal is kept in the same way: one of it stands for the rest. */
const shown = [...growingByList, portalNews]

describe.each(shown.map((list) => [list.title.zh, list] as const))('the page of %s', (_, list) => {
  const row = rowOf(list, { companyName: '福州安泰消防有限公司', text: '请补充材料' })
  const openAs = async (user: typeof admin) => {
    const fair = createFakeFair(user)
    keep(fair, list, [row])
    fair.answer(siteOverviewForStaff, noSite)
    await openScreen(fair, list.path)
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1))
  }

  it('offers an administrator everything the list has', async () => {
    await openAs(admin)
    expect(offered()).toEqual(list.workbook ? ['新增', '导入', '导出'] : ['新增'])
    expect(screen.getAllByRole('button', { name: /^编辑/ })).toHaveLength(1)
    tickOne()
    expect(offered()).toEqual(list.workbook ? ['新增', '删除', '导入', '导出', '导出所选'] : ['新增', '删除'])
  })

  it('offers a clerk no button that would be refused', async () => {
    await openAs(holderOf(...readersOf(list)))
    const open = list.may.add.who === 'staff'
    tickOne()
    expect(offered()).toEqual([
      ...(open ? ['新增', '删除', '导入'] : []),
      ...(list.workbook ? ['导出', '导出所选'] : []),
    ])
    expect(screen.queryAllByRole('button', { name: /^编辑/ })).toHaveLength(open ? 1 : 0)
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(open || list.workbook !== undefined)
  })

  it('offers an editor to edit, and neither to add nor to delete', async () => {
    const { edit, add } = list.may
    const editor = holderOf(...readersOf(list), ...(edit.who === 'holder' ? [edit.permission] : []))
    await openAs(editor)
    expect(screen.getAllByRole('button', { name: /^编辑/ })).toHaveLength(1)
    const mayAdd = add.who !== 'holder' || editor.permissions.includes(add.permission)
    expect(offered().includes('新增')).toBe(mayAdd)
  })

  it.skipIf(list.publishing)('has no Chinese word in English, headings and form included', async () => {
    const fair = createFakeFair(englishAdmin)
    keep(fair, list, [])
    fair.answer(siteOverviewForStaff, noSite)
    await openScreen(fair, list.path)
    await press('Add')
    const form = await dialog()
    await press('Save', form)
    await waitFor(() => expect(form.querySelector('.ant-form-item-explain-error')).not.toBeNull())
    expect(document.body.textContent?.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('nothing is lost', () => {
  const row = rowOf(associationMember, { companyName: '莆田湄洲湾救援设备厂', certificateNumber: '10000' })

  async function typeOver(fair: ReturnType<typeof createFakeFair>): Promise<HTMLElement> {
    await openScreen(fair, associationMember.path)
    await press(/^编辑/)
    const form = await dialog()
    await type('证书编号', '11111', form)
    return form
  }

  it('when two people edit one row: both versions stand side by side, and one of them is chosen', async () => {
    const fair = createFakeFair(admin)
    keep(fair, associationMember, [row])
    const form = await typeOver(fair)
    keep(fair, associationMember, [
      rowOf(associationMember, { ...row, certificateNumber: '22222', version: 2 }),
    ])
    fair.answer(associationMember.calls.edit, new Refused(codes.conflict, '您的修改尚未保存'))
    await press('保存', form)
    expect(await within(form).findByText('您的修改尚未保存')).toBeTruthy()
    expect(await field('证书编号', form)).toHaveProperty('value', '11111')

    fireEvent.click(await within(form).findByRole('radio', { name: /^最新：\s*22222$/ }))
    expect(await field('证书编号', form)).toHaveProperty('value', '22222')
    fireEvent.click(await within(form).findByRole('radio', { name: /^我的：\s*11111$/ }))
    fair.answer(associationMember.calls.edit, 1)
    await press('保存', form)
    expect(await screen.findByText('编辑成功')).toBeTruthy()
    const saved = fair
      .asked(associationMember.calls.edit)
      .map(({ body }) => [body.certificateNumber, body.version])
    expect(saved).toEqual([
      ['11111', 1],
      ['11111', 2],
    ])
  })

  it('when the page is left while a row is being typed', async () => {
    const fair = createFakeFair(admin)
    keep(fair, associationMember, [row])
    await typeOver(fair)
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('11111'))
    cleanup()
    await openScreen(fair, `${associationMember.path}?edit=${row.id}`)
    expect(await screen.findByText('已恢复未保存的内容')).toBeTruthy()
    expect(await field('证书编号', await dialog())).toHaveProperty('value', '11111')
  })
})

describe('before a row is added, people are asked', () => {
  it('about a company much like it, and can go back to what they typed', async () => {
    const fair = createFakeFair(admin)
    keep(fair, councilMember, [])
    const listed = {
      id: crypto.randomUUID(),
      companyName: '漳州泓盾阀门制造厂',
      creditCode: '91350600MA2XYZ456P',
    }
    fair.answer(councilMember.calls.similar as never, [{ ...listed, similarity: 'sameName' }] as never)
    await openScreen(fair, councilMember.path)
    await press('新增')
    const form = await dialog()
    await type(/序号/, '99', form)
    await type(/企业名称/, listed.companyName, form)
    await type(/统一社会信用代码/, '91350600MA2XYZ999P', form)
    await press('保存', form)
    expect(await screen.findByText('名称相同')).toBeTruthy()
    await press('返回修改')
    expect(await field(/企业名称/, form)).toHaveProperty('value', listed.companyName)
    expect(fair.asked(councilMember.calls.add)).toEqual([])
  })

  it('about what a tier overlaps with', async () => {
    const fair = createFakeFair(admin)
    const tier = rowOf(boothTier, {
      kind: 'review',
      boothType: '1',
      exhibitType: '02',
      minCount: 2,
      maxCount: 3,
    })
    keep(fair, boothTier, [tier])
    fair.answer(boothTier.calls.doubts as never, ['与“标准档”重叠'] as never)
    await openScreen(fair, `/booth/GearList?edit=${tier.id}`)
    await press('保存', await dialog())
    expect(await screen.findByText('与“标准档”重叠')).toBeTruthy()
    await press('返回修改')
    expect(await button('保存')).toBeTruthy()
    expect(fair.asked(boothTier.calls.edit)).toEqual([])
  })
})

describe('the tiers', () => {
  it.each([
    { path: boothTier.path, kind: undefined },
    { path: tierAddresses.registration.path, kind: 'registration' },
    { path: tierAddresses.review.path, kind: 'review' },
  ])('at $path: whether anybody is asked for their kind ($kind)', async ({ path, kind }) => {
    const fair = createFakeFair(admin)
    keep(fair, boothTier, [])
    await openScreen(fair, path)
    await button('查询')
    const asksFor = (label: RegExp, inside = document.body) =>
      within(inside).queryByRole('combobox', { name: label }) !== null
    expect([asksFor(/展位类型/), asksFor(/档位类别/)]).toEqual([true, !kind])
    await press('新增')
    const form = await dialog()
    await field(/展位类型/, form)
    expect([asksFor(/展位类型/, form), asksFor(/档位类别/, form)]).toEqual([true, !kind])
    expect(fair.asked(boothTier.calls.page).map(({ body }) => body.kind)).toEqual([kind])
  })
})
