import { codeList } from '@fairground/wire/codelist'
import type { KeptList } from '@fairground/wire/list'
import { associationMember } from '@fairground/wire/list/lists/association-member'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { portalQuestion } from '@fairground/wire/portal/types/question'
import { exportSignUps, type ListedSignUp, listSignUps } from '@fairground/wire/review'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, press } from './support/acting'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'
import { keep, rowOf } from './support/rows'

/** By its definition, as the page knows it. */
const council: KeptList = councilMember

const members = ['福州安泰消防有限公司', '青岛海安设备厂', '长沙岳麓阀门公司'].map((companyName, index) =>
  rowOf(councilMember, { companyName, serial: index + 1 }),
)
const workbook = () => new Response('', { headers: { 'content-type': 'application/octet-stream' } })

async function openMembers(address = '', user = admin): Promise<FakeFair> {
  const fair = createFakeFair(user)
  keep(fair, councilMember, members)
  if (councilMember.calls.exportFile) fair.answer(councilMember.calls.exportFile, workbook as never)
  await openScreen(fair, councilMember.path + address)
  await screen.findByRole('table')
  return fair
}

const head = (name: string) => screen.findByRole('columnheader', { name })
const sortedAs = async (name: string) => (await head(name)).getAttribute('aria-sort')
const sortsAsked = (fair: FakeFair) =>
  fair.asked(councilMember.calls.page).map(({ body }) => body.sort ?? undefined)
const tick = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `选中 ${name}` }))
const bar = () => screen.queryByRole('toolbar')

describe('the head of a column', () => {
  it('sorts from the first, then from the last, then not at all, and says so', async () => {
    const fair = await openMembers()
    for (const said of ['ascending', 'descending', 'none']) {
      await press('企业名称', await head('企业名称'))
      await waitFor(async () => expect(await sortedAs('企业名称')).toBe(said))
      expect(await sortedAs('统一社会信用代码')).toBe('none')
    }
    expect(sortsAsked(fair)).toEqual([undefined, 'companyName', '-companyName'])
  })

  it('starts again from the first page', async () => {
    const fair = createFakeFair(admin)
    keep(fair, council, members)
    fair.answer(council.calls.page, { list: members, total: 25 })
    await openScreen(fair, `${councilMember.path}?page=2`)
    await press('企业名称', await head('企业名称'))
    await waitFor(() =>
      expect(fair.asked(councilMember.calls.page).at(-1)?.body).toMatchObject({
        sort: 'companyName',
        page: 1,
      }),
    )
  })

  it('shows what the address asks for, and forgets a column there is not', async () => {
    const fair = await openMembers('?sort=-serial')
    expect(await sortedAs('序号')).toBe('descending')
    expect(sortsAsked(fair)).toEqual(['-serial'])
  })

  it('cannot be pressed where nothing can be sorted by it', async () => {
    const fair = createFakeFair(admin)
    keep(fair, portalQuestion, [rowOf(portalQuestion, { question: { zh: '几点开馆？', en: '' } })])
    await openScreen(fair, portalQuestion.path)
    expect(within(await head('问题')).queryByRole('button')).toBeNull()
    expect(await button('状态', await head('状态'))).toBeTruthy()
  })

  it('takes the place of an order by hand only until that is wanted again', async () => {
    const fair = createFakeFair(admin)
    keep(fair, portalQuestion, [rowOf(portalQuestion, { question: { zh: '几点开馆？', en: '' } })])
    await openScreen(fair, portalQuestion.path)
    expect(await button(/^上移/)).toBeTruthy()
    await press('状态', await head('状态'))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^上移/ })).toBeNull())
    expect(screen.getByText(/正在筛选或排序/)).toBeTruthy()
  })
})

describe('rows that are ticked', () => {
  it('bring what can be done with them, and take it along when they are let go', async () => {
    await openMembers()
    expect(bar()).toBeNull()
    await tick('青岛海安设备厂')
    await tick('长沙岳麓阀门公司')
    expect(within(bar() ?? document.body).getByText('已选 2 项')).toBeTruthy()
    await press('取消选择')
    expect(bar()).toBeNull()
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('are let go by Esc, but not by the Esc that closes something else', async () => {
    await openMembers()
    await tick('青岛海安设备厂')
    fireEvent.keyDown(await screen.findByLabelText('企业名称'), { key: 'Escape' })
    expect(bar()).not.toBeNull()
    await press('删除')
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    expect(bar()).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(bar()).toBeNull())
  })

  it('leave as a workbook of their own, in the order on the screen', async () => {
    const fair = await openMembers('?sort=-companyName')
    await tick('青岛海安设备厂')
    await press('导出所选')
    await waitFor(() => expect(fair.asked(councilMember.calls.exportFile as never)).toHaveLength(1))
    await press('导出')
    await waitFor(() => expect(fair.asked(councilMember.calls.exportFile as never)).toHaveLength(2))
    const [chosen, all] = fair
      .asked(councilMember.calls.exportFile as NonNullable<typeof councilMember.calls.exportFile>)
      .map(({ params }) => params.search)
    expect(chosen).toMatchObject({ ids: [members[1]?.id], sort: '-companyName' })
    expect(all).toMatchObject({ sort: '-companyName' })
    expect(all?.ids).toBeUndefined()
  })
})

describe('how many there are', () => {
  it('is told of the whole list and of what was found', async () => {
    const fair = createFakeFair(admin)
    keep(fair, councilMember, [])
    fair.answer(council.calls.page, ({ body }) => ({
      list: members.slice(0, 1),
      total: body.companyName ? 1 : 1286,
    }))
    await openScreen(fair, councilMember.path)
    expect(await screen.findByText('共 1,286 家')).toBeTruthy()
    fireEvent.change(await screen.findByLabelText('企业名称'), { target: { value: '安泰' } })
    await press('查询')
    expect(await screen.findByText('筛出 1 家')).toBeTruthy()
    expect(screen.getByText(/^共 1,286 家/)).toBeTruthy()
  })

  it.each<KeptList>([creditGrade, associationMember])(
    'leads to what is over and what soon will be: $name',
    async (list) => {
      const fair = createFakeFair(englishAdmin)
      keep(fair, list, [])
      const totals: Record<string, number> = { over: 9, within90: 12 }
      fair.answer(list.calls.page, ({ body }) => ({
        list: [rowOf(list, { companyName: 'Acme' })],
        total: totals[String(body.expiry)] ?? 200,
      }))
      await openScreen(fair, list.path)
      const over = await screen.findByRole('link', { name: '9 expired' })
      expect(screen.getByRole('link', { name: '12 end within 90 days' })).toBeTruthy()
      fireEvent.click(over)
      expect(await screen.findByText('9 found')).toBeTruthy()
      await waitFor(() => expect(screen.getByTitle('Expired')).toBeTruthy())
    },
  )
})

describe('the list of sign-ups', () => {
  const signUp: ListedSignUp = {
    id: crypto.randomUUID(),
    variant: 'CHN',
    nameZh: '厦门磐盾防火材料公司',
    nameEn: '',
    registrationNumber: 'A001',
    contactName: '王宁',
    contactMobile: '13800000000',
    dataState: 'submitted',
    reviewState: 'approved',
    exhibitType: '',
    boothType: '',
    standardBooths: 0,
    indoorArea: 0,
    outdoorArea: 0,
    region: '',
    submittedAt: null,
    reviewedAt: null,
    reviewerName: '',
    blacklisted: false,
    booths: [],
  }

  it('shows who holds booths where an address asks for them, sorts, and exports what is ticked', async () => {
    const fair = createFakeFair(admin)
    fair.answer(listSignUps, { list: [signUp], total: 1 })
    fair.answer(exportSignUps, workbook as never)
    fair.answer(codeList, [])
    await openScreen(fair, '/prediction/exhprediction?booths=held')
    await press('企业名称', await head('企业名称'))
    await waitFor(() =>
      expect(fair.asked(listSignUps).at(-1)?.body).toMatchObject({ booths: 'held', sort: 'name' }),
    )
    await tick(signUp.nameZh)
    await press('导出所选')
    await waitFor(() => expect(fair.asked(exportSignUps)).toHaveLength(1))
    expect(fair.asked(exportSignUps)[0]?.query).toEqual({
      view: 'signUps',
      booths: 'held',
      sort: 'name',
      ids: [signUp.id],
    })
  })
})
