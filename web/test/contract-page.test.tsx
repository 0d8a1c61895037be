import type { CurrentUser } from '@fairground/domain/account'
import { type ContractDetail, contractProcess, findContract } from '@fairground/wire/contract/desk'
import { contractPath } from '@fairground/wire/contract/screens'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedContract } from './support/contracts'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

const withContract = (who: CurrentUser, given: Partial<ContractDetail> = {}): FakeFair => {
  const fair = createFakeFair(who)
  fair.answer(findContract, { ...signedContract, ...given })
  return fair
}
const region = (name: string) => screen.findByRole('region', { name })

describe('who signed a contract, and as what', () => {
  it.each([
    { who: admin, facts: '合同信息', capacity: '签署身份总经理，授权代表' },
    {
      who: englishAdmin,
      facts: 'About this contract',
      capacity: 'In which capacity总经理, authorised by the legal representative',
    },
  ])('is read by staff before they countersign: $facts', async ({ who, facts, capacity }) => {
    await openScreen(withContract(who), contractPath(signedContract.id))
    expect((await region(facts)).textContent).toContain('王建国')
    expect((await region(facts)).textContent).toContain(capacity)
  })

  it('stands below the contract in its own language, until it is returned', async () => {
    await openScreen(withContract(englishAdmin), contractPath(signedContract.id))
    const sheet = within(await screen.findByRole('article', { name: signedContract.number }))
    expect(sheet.getByText(/王建国/).parentElement?.textContent).toContain('总经理，授权代表')
  })

  it('is not said of a contract nobody signed', async () => {
    await openScreen(
      withContract(admin, { state: 'sent', signature: null, signedAt: null }),
      contractPath(signedContract.id),
    )
    expect((await region('合同信息')).textContent).not.toContain('签署身份')
    expect((await screen.findByRole('article')).textContent).not.toContain('授权代表')
  })
})

describe('the process', () => {
  const happened: ContractDetail['events'][number] = {
    id: 7,
    at: new Date('2026-10-14T03:02:01Z'),
    event: 'sign',
    actorName: '张敏',
    reason: '',
    details: { kind: 'scan', signerName: '王建国', signerPost: '总经理', authority: 'legalRepresentative' },
  }
  const detailPath = `/contract/manage/process/detail?id=${signedContract.id}`
  const languages = [
    { who: admin, how: '上传盖章扫描件签署', signer: '签署人 王建国（总经理，法定代表人）' },
    {
      who: englishAdmin,
      how: 'Signed by hand, with a stamped scan',
      signer: 'Signed by 王建国 (总经理, legal representative)',
    },
  ]

  it.each(languages)('of one contract says how a step was taken: $how', async ({ who, how, signer }) => {
    await openScreen(withContract(who, { events: [happened] }), detailPath)
    const step = (await screen.findByText(/王建国/)).closest('li')
    expect(step?.textContent).toContain(how)
    expect(step?.textContent).toContain(signer)
  })

  it.each(languages)('of all contracts says how a step was taken: $how', async ({ who, how, signer }) => {
    const fair = createFakeFair(who)
    const { id: contractId, number, companyId, party } = signedContract
    const of = { contractId, number, companyId, companyZh: party.nameZh, companyEn: party.nameEn }
    fair.answer(contractProcess, { list: [{ ...happened, ...of }], total: 1 })
    await openScreen(fair, '/contract/manage/process')
    const row = (await screen.findByText(number)).closest('tr')
    expect(row?.textContent).toContain(how)
    expect(row?.textContent).toContain(signer)
  })
})

describe('whom a company lets sign', () => {
  const named: ContractDetail['delegations'][number] = {
    id: crypto.randomUUID(),
    name: '李磊',
    post: '采购经理',
    contact: '139****0000',
    namedBy: '张敏',
    namedAt: new Date('2026-10-14T03:02:01Z'),
    until: '2999-12-31',
    revokedAt: null,
  }
  const before = {
    ...named,
    id: crypto.randomUUID(),
    name: '王宁',
    until: '2026-10-20',
    revokedAt: new Date('2026-10-13T03:02:01Z'),
  }
  const over = { ...before, id: crypto.randomUUID(), name: '赵云', until: '2020-01-01', revokedAt: null }

  it('is read by staff with all that is on record', async () => {
    await openScreen(
      withContract(admin, { delegations: [named, before, over] }),
      contractPath(signedContract.id),
    )
    const rows = within(await region('签署委托')).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^李磊（采购经理）139\*{4}0000有效张敏于2026年10月14日指定 · 有效期至/),
      expect.stringMatching(/^王宁.+已于2026年10月13日撤销/),
      expect.stringMatching(/^赵云.+已到期/),
    ])
  })

  it('stands with the signature of a delegate, in either language', async () => {
    const { signature } = signedContract
    const { namedBy, namedAt, until } = named
    const byDelegate = signature && {
      ...signature,
      signerName: '李磊',
      signerPost: '采购经理',
      authority: 'delegated' as const,
      delegation: { namedBy, namedAt, until },
    }
    await openScreen(withContract(englishAdmin, { signature: byDelegate }), contractPath(signedContract.id))
    const facts = (await region('About this contract')).textContent
    expect(facts).toContain('采购经理, delegate named by the company')
    expect(facts).toContain('Named by张敏 on')
    expect((await screen.findByRole('article')).textContent).toContain('采购经理，企业指定的受托人')
  })
})
