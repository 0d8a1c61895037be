import type { CurrentUser } from '@fairground/domain/account'
import { type ContractDetail, findContract } from '@fairground/wire/contract/desk'
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
