import type { CurrentUser } from '@fairground/domain/account'
import { ownCreditCode } from '@fairground/wire/company'
import { type SelectedBooth, selectedBooths } from '@fairground/wire/company/allocation'
import {
  nameDelegate,
  revokeDelegate,
  sendDelegateCode,
  sendDelegateProof,
  sendDelegationCode,
  signByDelegate,
} from '@fairground/wire/contract/delegation'
import { type OwnContracts, ownContracts } from '@fairground/wire/contract/own'
import { ownContractPath } from '@fairground/wire/contract/screens'
import { exhibitorHome } from '@fairground/wire/home'
import { codes } from '@fairground/wire/kernel/codes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, press, type } from './support/acting'
import { signedContract } from './support/contracts'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { englishExhibitor, exhibitor } from './support/people'

const toSign = { ...signedContract, state: 'sent', signature: null, signedAt: null } as const
const delegate: NonNullable<OwnContracts['delegate']> = {
  id: crypto.randomUUID(),
  name: '李磊',
  post: '采购经理',
  contact: '139****0000',
  namedBy: '张敏',
  namedAt: new Date('2026-10-14T03:02:01Z'),
  until: '2026-12-31',
}

const hallId = crypto.randomUUID()
const heldBooth: SelectedBooth = {
  id: crypto.randomUUID(),
  code: 'W3-102',
  name: '',
  boothClass: 'standard',
  exhibitType: '02',
  areaM2: 9,
  widthM: 3,
  depthM: 3,
  openSides: 2,
  top: [],
  bottom: [],
  left: [],
  right: [],
  special: false,
  status: 'allotted',
  hallId,
  hallCode: 'W3',
  hallName: '防护救援馆',
  contactGroups: [],
}
/** The second has been given up since the contract was drawn up. */
const boothLines = ['W3-102', 'W3-103'].map((code) => ({
  kind: 'booth' as const,
  boothId: code === heldBooth.code ? heldBooth.id : crypto.randomUUID(),
  code,
  boothClass: 'standard' as const,
  openSides: 2,
  area: 9,
  per: 'booth' as const,
  unitPrice: 1_000_000,
  amount: 1_000_000,
}))

async function open(
  named: OwnContracts['delegate'],
  { person, path }: { person: CurrentUser; path: string } = { person: exhibitor, path: ownContractPath.zh },
): Promise<FakeFair> {
  const fair = createFakeFair(person)
  const own: OwnContracts = {
    contracts: [{ ...toSign, lines: [...boothLines, ...toSign.lines] }],
    codeTo: '138****0001',
    isPrepared: false,
    delegate: named,
  }
  fair.answer(ownContracts, () => own)
  fair.answer(exhibitorHome, new Refused(codes.refused, ''))
  fair.answer(ownCreditCode, { creditCode: null })
  fair.answer(selectedBooths, { booths: [heldBooth], state: 'chosen' })
  await openScreen(fair, path)
  return fair
}
const panel = (name: string) => screen.findByRole('region', { name })

describe('the booths of a contract', () => {
  it.each([
    [{ person: exhibitor, path: ownContractPath.zh }, '/booth/anon/selection', 'CHN'],
    [{ person: englishExhibitor, path: ownContractPath.en }, '/booth/anon/selectionEN', 'ENG'],
  ])('lead to their places on the plan while the company has them (%#)', async (reader, plan, lan) => {
    await open(null, reader)
    const link = await screen.findByRole('link', { name: heldBooth.code })
    expect(link.getAttribute('href')).toBe(`${plan}?uuid=${hallId}&lan=${lan}&booth=${heldBooth.code}`)
    expect(screen.getByText('W3-103')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'W3-103' })).toBeNull()
  })
})

describe('a company that lets somebody else sign', () => {
  const tickets = { own: crypto.randomUUID(), theirs: crypto.randomUUID() }

  it.each([
    {
      language: { person: exhibitor, path: ownContractPath.zh },
      title: '委托他人签署',
      open: '指定受托人',
      labels: ['受托人姓名', '受托人职务', '受托人手机号', '有效期至', '本账户验证码', '受托人验证码'],
      contact: '13912340000',
      get: '获取验证码',
      submit: '确认指定',
    },
    {
      language: { person: englishExhibitor, path: ownContractPath.en },
      title: 'Let somebody else sign',
      open: 'Name a delegate',
      labels: [
        'Name of the delegate',
        'Position of the delegate',
        'Email of the delegate',
        'Until',
        'Code of this account',
        'Code of the delegate',
      ],
      contact: 'li@example.com',
      get: 'Get code',
      submit: 'Name the delegate',
    },
  ])('names them with a code of its own and one of theirs: $title', async (say) => {
    const fair = await open(null, say.language)
    fair.answer(sendDelegationCode, { ticket: tickets.own })
    fair.answer(sendDelegateProof, { ticket: tickets.theirs })
    fair.answer(nameDelegate, null)
    const region = await panel(say.title)
    await press(say.open, region)
    const [name = '', post = '', contact = '', until = '', ownCode = '', code = ''] = say.labels
    await type(name, '李磊', region)
    await type(post, '采购经理', region)
    await type(contact, say.contact, region)
    const day = await field(until, region)
    fireEvent.mouseDown(day)
    fireEvent.change(day, { target: { value: '2026-12-31' } })
    fireEvent.keyDown(day, { key: 'Enter', code: 'Enter', keyCode: 13 })
    const [askOwn, askTheirs] = await within(region).findAllByRole('button', { name: say.get })
    fireEvent.click(askOwn as HTMLElement)
    await waitFor(() => expect(fair.asked(sendDelegationCode)).toHaveLength(1))
    fireEvent.click(askTheirs as HTMLElement)
    await waitFor(() => expect(fair.asked(sendDelegateProof)).toHaveLength(1))
    await type(ownCode, '123456', region)
    await type(code, '654321', region)
    await press(say.submit, region)
    await waitFor(() => expect(fair.asked(nameDelegate)).toHaveLength(1))
    expect(fair.asked(nameDelegate)[0]?.body).toEqual({
      contractId: toSign.id,
      name: '李磊',
      post: '采购经理',
      contact: say.contact,
      until: '2026-12-31',
      ownTicket: tickets.own,
      ownCode: '123456',
      ticket: tickets.theirs,
      code: '654321',
    })
  })

  it('reads what is wrong with the contact beside it, and sends nothing', async () => {
    const fair = await open(null)
    fair.answer(
      sendDelegateProof,
      new Refused(codes.refused, '', [{ path: 'contact', message: '受托人须使用本账户以外的联系方式' }]),
    )
    const region = await panel('委托他人签署')
    await press('指定受托人', region)
    await type('受托人手机号', '1391', region)
    const [, theirs] = await within(region).findAllByRole('button', { name: '获取验证码' })
    fireEvent.click(theirs as HTMLElement)
    expect(await within(region).findByText('请填写受托人的正确手机号')).toBeDefined()
    expect(fair.asked(sendDelegateProof)).toEqual([])
    await type('受托人手机号', '13800000001', region)
    fireEvent.click(theirs as HTMLElement)
    expect(await within(region).findByText('受托人须使用本账户以外的联系方式')).toBeDefined()
  })

  it('sees who it is, by whom and until when, and takes it back with one press', async () => {
    const fair = await open(delegate)
    fair.answer(revokeDelegate, null)
    const region = await panel('委托他人签署')
    for (const words of ['李磊（采购经理）', '139****0000', '2026年12月31日', '张敏于2026年10月14日指定'])
      expect(region.textContent).toContain(words)
    await press('撤销委托', region)
    await waitFor(() => expect(fair.asked(revokeDelegate)).toHaveLength(1))
    expect(fair.asked(revokeDelegate)[0]?.body).toEqual({ delegationId: delegate.id })
  })
})

describe('a delegate', () => {
  const ticket = crypto.randomUUID()

  it('signs with the code that went to them, and types no name', async () => {
    const fair = await open(delegate)
    fair.answer(sendDelegateCode, { ticket })
    fair.answer(signByDelegate, null)
    const region = await panel('签署合同')
    fireEvent.click(await within(region).findByText('受托人签署'))
    expect(await within(region).findByText('由受托人李磊（采购经理）签署')).toBeDefined()
    expect(within(region).queryByLabelText('签署人姓名')).toBeNull()
    await press('获取验证码', region)
    expect(await within(region).findByText('验证码已发送到 139****0000')).toBeDefined()
    await type('验证码', '123456', region)
    fireEvent.click(within(region).getByRole('checkbox'))
    await press('签署合同', region)
    await waitFor(() => expect(fair.asked(signByDelegate)).toHaveLength(1))
    expect(fair.asked(signByDelegate)[0]?.body).toEqual({
      contractId: toSign.id,
      version: toSign.version,
      delegationId: delegate.id,
      agreed: true,
      ticket,
      code: '123456',
    })
  })

  it('is offered only where one was named', async () => {
    await open(null)
    const region = await panel('签署合同')
    expect(await within(region).findByText('上传盖章扫描件')).toBeDefined()
    expect(within(region).queryByText('受托人签署')).toBeNull()
  })
})
