import type { CurrentUser, PermissionKey } from '@fairground/domain/account'
import { reviewMessages } from '@fairground/domain/review'
import { translate } from '@fairground/domain/text'
import { answerQuestion, type ListedQuestion } from '@fairground/wire/board/questions'
import { companyCoExhibitors } from '@fairground/wire/co-exhibitor'
import { companyHub } from '@fairground/wire/hub'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { blacklistEntry } from '@fairground/wire/list/lists/blacklist-entry'
import { companyStanding } from '@fairground/wire/standing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, dialog, press, type } from './support/acting'
import { createFakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin, holderOf } from './support/people'
import { keep } from './support/rows'

type Hub = CallResult<typeof companyHub>

const id = crypto.randomUUID()
const at = new Date('2026-05-04T03:02:01Z')

const waiting: Hub['company'] = {
  id,
  edition: 21,
  current: true,
  variant: 'CHN',
  nameZh: '江苏恒固防火材料有限公司',
  nameEn: 'Henggu Fireproof',
  registrationNumber: 'BM-21-0187',
  creditCode: '91320400MA1K10AYP6',
  logoFileId: null,
  dataState: 'submitted',
  reviewState: 'awaiting',
  registeredAt: at,
  submittedAt: at,
  reviewedAt: null,
  lastChange: { at, by: '张敏' },
  blacklisting: null,
  step: 'review',
  next: 'awaitReview',
}

const question: ListedQuestion = {
  id: crypto.randomUUID(),
  version: 1,
  companyId: id,
  companyName: waiting.nameZh,
  variant: 'CHN',
  text: '布展车辆可以从南门进吗？',
  askedAt: at,
  notice: null,
  answer: '',
  answeredAt: null,
  answeredByName: '',
  correctedAt: null,
  correctedByName: '',
}

const everything: Hub = {
  company: waiting,
  signUp: {
    sections: [
      { section: 'basics', saved: true },
      { section: 'invoice', saved: false },
    ],
    submissions: 2,
    products: 8,
    request: { exhibitType: '02', boothType: '1', standardBooths: 4, indoorArea: 0, outdoorArea: 0 },
    decisions: {
      list: [
        {
          at,
          by: '李敏',
          byStaff: true,
          kind: 'rejected',
          section: null,
          fields: [],
          remark: '执照不清',
          sections: ['basics'],
        },
      ],
      total: 14,
    },
  },
  booths: {
    held: [
      {
        id: crypto.randomUUID(),
        code: 'W3-117',
        hallId: '33333333-3333-4333-8333-333333333333',
        hallZh: '防护救援馆',
        hallEn: 'Rescue',
        boothClass: 'standard',
        openSides: 1,
        areaM2: 9,
      },
    ],
    window: null,
    contract: null,
    earlier: [],
  },
  people: {
    contacts: [{ role: 'contact', name: '张敏', mobile: '13812340316' }],
    mailboxes: ['zhangmin@henggu.example'],
    officePhone: '',
    account: { username: '13812340316', openedAt: at, mustChangePassword: true, disabled: false },
  },
  lastLogin: { at },
  phoneChange: { pending: null },
  messages: {
    list: [{ id: crypto.randomUUID(), channel: 'sms', template: 'signUpRejected', status: 'failed', at }],
    total: 3000,
    failed: 1,
  },
  questions: { list: [question], total: 1, open: 1 },
}
const closed = { lastLogin: null, phoneChange: null, messages: null, questions: null }

async function openHub(user: CurrentUser, hub: Partial<Hub> = {}, address = `/company?id=${id}`) {
  const fair = createFakeFair(user)
  fair.answer(companyHub, { ...everything, ...hub })
  fair.answer(companyCoExhibitors, [])
  fair.answer(companyStanding, {
    company: { ...waiting, contactName: '', contactMobile: '', email: '', username: '', booths: [] },
    standing: { council: [], association: [], grade: [], group: [], blacklist: [] },
  })
  await openScreen(fair, address)
  await screen.findByRole('heading', { level: 1 })
  return fair
}

const panel = (name: string) => screen.findByRole('region', { name })
const actionsOffered = async () => {
  const menu = within(await screen.findByRole('navigation', { name: '操作' }))
  return menu.getAllByRole('listitem').map(({ textContent }) => textContent)
}
const approved = { ...waiting, reviewState: 'approved', step: 'booth', next: 'awaitWindow' } as const

describe('the page of a company', () => {
  it('says who, how far, what was decided and what arrived', async () => {
    await openHub(admin)
    expect(document.title).toContain(waiting.nameZh)
    expect((await screen.findByRole('navigation', { name: '当前位置' })).textContent).toContain(
      waiting.nameZh,
    )
    expect((await panel('报名')).textContent).toContain('1 / 2 部分')
    expect((await panel('决定与经过')).textContent).toContain('执照不清')
    const booth = within(await panel('展位')).getByRole('link', { name: 'W3-117' })
    expect(booth.getAttribute('href')).toBe(
      '/booth/positionDesign?uuid=33333333-3333-4333-8333-333333333333&look=yes&booth=W3-117',
    )
    const messages = await panel('发出的消息')
    expect(messages.textContent).toContain('报名审核退回')
    expect(messages.textContent).toContain('发送失败')
    expect((await panel('人员与账号')).textContent).toContain('初始密码未改')
    expect(screen.getByRole('link', { name: '致电 张敏' }).getAttribute('href')).toBe('tel:13812340316')
  })

  it('leaves no hole for what the server keeps to itself', async () => {
    await openHub(holderOf(), closed)
    await panel('人员与账号')
    for (const name of ['发出的消息', '提问']) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByText(/最近登录|没有登录记录/)).toBeNull()
  })

  const offered: [PermissionKey[], Hub['company'], string[]][] = [
    [[], waiting, ['查看报名', '导出报名 PDF']],
    [['prediction/exhprediction_approve:decide'], waiting, ['查看报名', '审核页', '导出报名 PDF']],
    [
      ['prediction/exhprediction_approve:decide'],
      approved,
      ['查看报名', '审核页', '导出报名 PDF', '更正决定…'],
    ],
    [['prediction/exhprediction:edit'], waiting, ['查看报名', '代企业编辑', '导出报名 PDF']],
    [['blacklist/index:add'], waiting, ['查看报名', '导出报名 PDF', '列入黑名单…']],
    [
      ['blacklist/index:add'],
      { ...waiting, blacklisting: { since: at, remark: '' } },
      ['查看报名', '导出报名 PDF'],
    ],
    [
      ['prediction/exhprediction:edit', 'prediction/exhprediction_approve:decide', 'blacklist/index:add'],
      { ...approved, current: false },
      ['查看报名', '导出报名 PDF'],
    ],
  ]
  it.each(offered)('offers with %j only what can be done', async (keys, company, actions) => {
    await openHub(holderOf(...keys), { ...closed, company })
    expect(await actionsOffered()).toEqual(actions)
  })

  it('says whose turn it is where there is nothing to do', async () => {
    await openHub(holderOf(), closed)
    expect((await panel('暂无待办')).textContent).toContain('等审核人员审核')
  })

  it('answers a question in place', async () => {
    const fair = await openHub(admin, { company: approved })
    fair.answer(answerQuestion, 1)
    await press('回复')
    await type(/回复内容/, '可以', await dialog())
    await press('提交回复')
    await waitFor(() => expect(fair.asked(answerQuestion)).toHaveLength(1))
    expect(fair.asked(answerQuestion)[0]?.body).toMatchObject({ id: question.id, answer: '可以' })
    expect(fair.asked(companyHub).length).toBeGreaterThan(1)
  })

  it('leads to the blacklist with the company chosen', async () => {
    const fair = await openHub(admin)
    keep(fair, blacklistEntry, [])
    fair.answer(blacklistEntry.calls.add, 1)
    fireEvent.click(await screen.findByRole('link', { name: '列入黑名单…' }))
    const form = await dialog()
    expect(form.textContent).toContain(waiting.nameZh)
    await type(/备注/, '拖欠展位费', form)
    await press('保存', form)
    await waitFor(() => expect(fair.asked(blacklistEntry.calls.add)).toHaveLength(1))
    expect(fair.asked(blacklistEntry.calls.add)[0]?.body).toMatchObject({
      accountId: id,
      remark: '拖欠展位费',
    })
  })

  it('speaks English to whoever reads English', async () => {
    await openHub(englishAdmin)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Henggu Fireproof')
    expect(await button('Open the review desk')).toBeDefined()
  })

  it('tells of a blacklisting first', async () => {
    await openHub(admin, {
      company: { ...waiting, blacklisting: { since: at, remark: '拖欠展位费' }, next: 'blocked' },
    })
    expect(await screen.findByText('拖欠展位费')).toBeDefined()
  })
})

describe('no company', () => {
  it('is asked for: it says how to find one', async () => {
    await openScreen(createFakeFair(admin), '/company')
    expect(await screen.findByText('请先选择一家企业')).toBeDefined()
  })

  it('is there: it says so', async () => {
    const fair = createFakeFair(admin)
    fair.answer(companyHub, new Refused(codes.refused, translate(reviewMessages.unknown, 'zh')))
    await openScreen(fair, `/company?id=${id}`)
    expect(await screen.findByText('没有找到这家企业')).toBeDefined()
  })

  it('could be fetched: it can be asked for again', async () => {
    const fair = createFakeFair(admin)
    fair.answer(companyHub, new Refused(codes.failure, ''))
    await openScreen(fair, `/company?id=${id}`)
    expect(await button('重试')).toBeDefined()
  })

  it('is lost by an old link', async () => {
    await openHub(admin, {}, `/company/standing?id=${id}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(waiting.nameZh)
  })
})
