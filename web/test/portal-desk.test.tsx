import { codes } from '@fairground/wire/kernel/codes'
import { portalDesk } from '@fairground/wire/portal'
import { portalColumn } from '@fairground/wire/portal/types/column'
import { portalContact } from '@fairground/wire/portal/types/contact'
import { portalNews as news } from '@fairground/wire/portal/types/news'
import { menuTree } from '@fairground/wire/shell'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, field, press, type } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, holderOf } from './support/people'
import { keep, rowOf } from './support/rows'

const line = (text: string) => [[{ text }]]
const row = rowOf(news, {
  title: { zh: '增设两场实操', en: 'Two more drills' },
  category: 'event',
  shownOn: '2026-11-19',
  summary: { zh: '每日四场', en: 'Four a day' },
  body: [
    { kind: 'paragraph', zh: line('每日四场。'), en: line('Four a day.') },
    { kind: 'paragraph', zh: line('请绕行。'), en: [] },
  ],
  state: 'published',
})

async function openNews(user = admin, path = `/portal/news/update?id=${row.id}`) {
  const fair = createFakeFair(user)
  keep(fair, news, [row])
  const router = await openScreen(fair, path)
  return { fair, router }
}

describe('the desk', () => {
  it('opens an entry as a page of its own, with what its languages lack', async () => {
    await openNews()
    expect(await field('标题（中文）')).toHaveProperty('value', '增设两场实操')
    const gap = await field('正文 2（英文）')
    expect(gap).toHaveProperty('placeholder', expect.stringContaining('英文缺这一段'))
    const checks = await screen.findByRole('region', { name: '检查' })
    expect(within(checks).getByText('正文有 1 段缺英文')).toBeTruthy()
    await type('正文 2（英文）', 'Please walk round by **gate S**, see [the plan](/booth/anon).')
    await waitFor(() => expect(within(checks).queryByText('正文有 1 段缺英文')).toBeNull())
  })

  it('saves what is laid out as words and links, never as marks', async () => {
    const { fair } = await openNews()
    fair.answer(news.calls.edit, 1)
    await type('正文 2（英文）', 'By **gate S**, see [the plan](/booth/anon).')
    await type('版本说明（可不填）', '补英文')
    await press('保存草稿')
    await screen.findByText('编辑成功')
    const [{ body } = { body: undefined }] = fair.asked(news.calls.edit)
    expect(body).toMatchObject({ id: row.id, version: 1, note: '补英文' })
    expect((body?.body as { en: unknown }[] | undefined)?.[1]?.en).toEqual([
      [
        { text: 'By ' },
        { text: 'gate S', strong: true },
        { text: ', see ' },
        { text: 'the plan', link: '/booth/anon' },
        { text: '.' },
      ],
    ])
  })

  it('asks before it drops what was typed, and goes on where that was a slip', async () => {
    const { router } = await openNews()
    await type('标题（中文）', '增设三场实操')
    await press('取消')
    fireEvent.click(await button('继续编辑', await dialog()))
    expect(await field('标题（中文）')).toHaveProperty('value', '增设三场实操')
    expect(router.state.location.pathname).toBe('/portal/news/update')
  })

  it('drops what was typed once that is meant, and leaves at once where there is nothing to lose', async () => {
    const { router } = await openNews()
    await type('标题（中文）', '增设三场实操')
    await press('取消')
    fireEvent.click(await button('放弃', await dialog()))
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/news'))
    await act(() => router.navigate(`/portal/news/update?id=${row.id}`))
    expect(await field('标题（中文）')).toHaveProperty('value', '增设两场实操')
    await press('取消')
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/news'))
  })

  it('refuses a link that could run, at its place', async () => {
    const { fair } = await openNews()
    await type('正文 2（英文）', '[here](javascript:alert(1))')
    await press('保存草稿')
    expect(await screen.findByText(/链接须为 https/)).toBeTruthy()
    expect(fair.asked(news.calls.edit)).toEqual([])
  })

  it('begins a block with Enter, takes several from elsewhere at once, and lets an empty one go', async () => {
    await openNews()
    const last = await field('正文 2（中文）')
    fireEvent.keyDown(last, { key: 'Enter' })
    const fresh = await field('正文 3（中文）')
    await waitFor(() => expect(document.activeElement).toBe(fresh))
    fireEvent.keyDown(fresh, { key: 'Backspace' })
    await waitFor(() => expect(screen.queryByLabelText('正文 3（中文）')).toBeNull())
    fireEvent.paste(await field('正文 2（英文）'), {
      clipboardData: { getData: () => 'One.\nTwo.\n• a\n• b' },
    })
    expect(await field('正文 3（英文）')).toHaveProperty('value', 'Two.')
    expect(await field('列表 4（英文）')).toHaveProperty('value', 'a\nb')
  })

  it('shows what is typed as it will read, in either language', async () => {
    await openNews()
    await type('标题（英文）', '<b>Three</b> drills')
    await press('预览')
    const drawer = await dialog()
    fireEvent.click(within(drawer).getByText('English'))
    expect(within(drawer).getByRole('heading', { level: 2 }).textContent).toBe('<b>Three</b> drills')
    expect(within(drawer).queryByText('请绕行。')).toBeNull()
  })

  it('tells what the server misses before something goes out, at its place, and keeps what was typed', async () => {
    const { fair } = await openNews()
    fair.answer(
      news.calls.edit,
      new Refused(codes.refused, '内容尚未填写完整', [{ path: 'summary.en', message: '尚未填完' }]),
    )
    await type('摘要（英文）', '')
    await press('发布')
    fireEvent.click(await button('发布', await dialog()))
    expect(await screen.findByText('尚未填完')).toBeTruthy()
    expect(await field('标题（中文）')).toHaveProperty('value', '增设两场实操')
  })

  it('brings a version back after it has shown what that changes', async () => {
    const fair = createFakeFair(admin)
    keep(fair, news, [row])
    const version = { at: new Date(), by: '林溪', note: '', released: false }
    fair.answer(news.calls.versions as NonNullable<typeof news.calls.versions>, [
      { ...version, number: 2, note: '改标题', values: { title: row.title } },
      { ...version, number: 1, released: true, values: { title: { zh: '旧标题', en: 'Two more drills' } } },
    ])
    fair.answer(news.calls.restore, 1)
    await openScreen(fair, `/portal/news/update?id=${row.id}`)
    await press('版本 2 改了什么')
    const changes = await dialog()
    expect(within(changes).getByText('旧标题')).toBeTruthy()
    expect(within(changes).queryByText('标题（英文）')).toBeNull()
    fireEvent.click(await button(/^(Close|关闭)$/, changes))
    await waitFor(() => expect(screen.queryByText('旧标题')).toBeNull())
    await press('恢复版本 1')
    fireEvent.click(await button('恢复', (await screen.findAllByRole('dialog')).at(-1)))
    await waitFor(() =>
      expect(fair.asked(news.calls.restore).map(({ body }) => body)).toEqual([
        { id: row.id, version: 1, number: 1 },
      ]),
    )
  })

  it('offers a reader the entry as it reads, and nothing to change', async () => {
    await openNews(holderOf('portal/news:list'), `/portal/news/detail?id=${row.id}`)
    expect(await screen.findByRole('heading', { level: 2, name: '增设两场实操' })).toBeTruthy()
    for (const name of ['编辑', '发布', '撤下', '到时发布'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('has no Chinese word in English but those of the entry', async () => {
    await openNews(englishAdmin, '/portal/news/insert')
    await field('Title (English)')
    await press('Save draft')
    expect(await screen.findByText('Please fill this in, in at least one language')).toBeTruthy()
    expect(document.body.textContent?.replaceAll('中文', '')).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('what has one entry', () => {
  const contact = rowOf(portalContact, {
    organiser: { zh: '组委会', en: 'Committee' },
    address: { zh: '北京', en: 'Beijing' },
    phone: '010-64960001',
  })
  async function openContact(user = admin) {
    const fair = createFakeFair(user)
    keep(fair, portalContact, [contact])
    await openScreen(fair, portalContact.path)
    return fair
  }

  it('is edited where it is found', async () => {
    const fair = await openContact()
    fair.answer(portalContact.calls.edit, 1)
    await type(/^咨询电话/, '010-64960009')
    await press('保存草稿')
    await screen.findByText('编辑成功')
    expect(fair.asked(portalContact.calls.edit).map(({ body }) => body)).toMatchObject([
      { id: contact.id, version: 1, phone: '010-64960009', organiser: contact.organiser },
    ])
    for (const name of ['新增', '删除', '查询', '导出'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('lets a reader read, and no more', async () => {
    await openContact(holderOf('portal/contact:list'))
    expect(await screen.findByText('010-64960001')).toBeTruthy()
    for (const name of ['保存草稿', '发布']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('puts the navigation in order from the keyboard, as far as it is deep', async () => {
    const fair = createFakeFair(admin)
    const entry = (zh: string) => ({ title: { zh, en: zh }, target: '/', shown: true, children: [] })
    keep(fair, portalColumn, [rowOf(portalColumn, { entries: [entry('甲'), entry('乙')] })])
    await openScreen(fair, portalColumn.path)
    fair.answer(portalColumn.calls.edit, 1)
    await press('降一级 乙')
    await press('在 乙 下新增')
    await type('1.1.1（中文）', '丙')
    expect(await button('在 丙 下新增')).toHaveProperty('disabled', true)
    await press('保存草稿')
    await screen.findByText('编辑成功')
    const [{ body } = { body: undefined }] = fair.asked(portalColumn.calls.edit)
    expect(body?.entries).toMatchObject([
      { title: { zh: '甲' }, children: [{ title: { zh: '乙' }, children: [{ title: { zh: '丙' } }] }] },
    ])
  })
})

it('tells on its home what there is to do', async () => {
  const fair = createFakeFair(admin)
  const entry = { list: 'portalNews', id: row.id, at: new Date(), by: '林溪' }
  fair.answer(portalDesk, {
    drafts: [{ ...entry, name: { zh: '半篇', en: '' } }],
    revised: [],
    planned: [{ ...entry, name: { zh: '到时', en: '' }, step: 'publish' }],
    stale: [],
    counts: [{ list: 'portalNews', entries: 7, published: 4, drafts: 2, planned: 1, noEnglish: 1 }],
  })
  await openScreen(fair, '/portal/home')
  expect((await screen.findByRole('link', { name: '半篇' })).getAttribute('href')).toBe(
    `/portal/news/update?id=${row.id}`,
  )
  expect(screen.getByRole('link', { name: '缺英文 1' }).getAttribute('href')).toBe(
    '/portal/news?state=noEnglish',
  )
})

it('shows what an address asks, as words, to anybody', async () => {
  await openScreen(createFakeFair(), '/portal/redirect?to=javascript:alert(1)&name=<b>x</b>&name=二')
  expect((await screen.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual([
    'javascript:alert(1)',
    '<b>x</b>',
    '二',
  ])
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull()
})

it('leads whoever comes back to the system they chose last', async () => {
  const item = (route: string) => ({ route, label: route, icon: '', children: [] })
  const fair = createFakeFair(admin)
  fair.answer(menuTree, ({ params }) =>
    params.module === 'portal' ? [item('/portal/home')] : [item('/home')],
  )
  fair.answer(portalDesk, { drafts: [], revised: [], planned: [], stale: [], counts: [] })
  localStorage.setItem('fairground.module', 'portal')
  const router = await openScreen(fair, '/index')
  await screen.findByRole('heading', { level: 1, name: '门户首页' })
  expect(router.state.location.pathname).toBe('/portal/home')
})
