import * as contracts from '@fairground/wire/contract/desk'
import { exhibitorHome } from '@fairground/wire/home'
import { companyHub } from '@fairground/wire/hub'
import type { Client } from '@fairground/wire/kernel/client'
import { bookTyped } from '@fairground/wire/payment/desk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  contractOf,
  drawUp,
  onlyClass,
  seen,
  signedContract,
  total,
  waitingCompany,
} from '../contract/contract-support'
import { seal } from '../payment/payment-support'
import { companiesChoosing, hallOfRows } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 4, 4, { code: 'Q3' })).boothIds.flat()
  await onlyClass(fair, admin)
})
afterAll(() => fair.stop())

const booth = () => booths.pop() ?? ''
/** Where the company is told it stands, and where the organiser is told it does. */
async function standing(who: { call: Client; companyId: string }) {
  const [home, { company }] = await Promise.all([
    who.call(exhibitorHome),
    admin(companyHub, { params: { companyId: who.companyId } }),
  ])
  expect([company.step, company.next]).toEqual([home.step, home.next])
  return { step: home.step, next: home.next, tasks: home.tasks.map(({ key, state }) => `${key} ${state}`) }
}
const asked = ['participation todo', 'safety todo', 'products todo', 'catalogue todo', 'badgePeople todo']

it('leads from the booth through contract and money to the stand', async () => {
  const waiting = await waitingCompany(fair, admin, booth())
  expect(await standing(waiting)).toEqual({ step: 'contract', next: 'awaitContract', tasks: asked })
  await drawUp(admin, waiting.companyId)
  // A draft is the organiser's own business.
  expect(await standing(waiting)).toMatchObject({ next: 'awaitContract', tasks: asked })
  await admin(contracts.sendContracts, { body: { contracts: [seen(await contractOf(admin, waiting))] } })
  expect(await standing(waiting)).toEqual({
    step: 'contract',
    next: 'signContract',
    tasks: ['signContract todo', ...asked],
  })

  const { who, contract } = await signedContract(fair, admin, booth())
  expect(await standing(who)).toMatchObject({ step: 'contract', next: 'awaitCountersign' })
  await admin(contracts.countersignContracts, { body: { contracts: [seen(contract)] } })
  expect(await standing(who)).toMatchObject({ step: 'payment', next: 'awaitPaymentCheck' })
  await seal(fair, contract.id)
  expect(await standing(who)).toMatchObject({ step: 'payment', next: 'pay' })
  await admin(bookTyped, {
    body: {
      contractId: contract.id,
      kind: 'payment',
      amount: total,
      day: '2026-11-18',
      reason: '银行流水核对',
      key: '7c0e1a34-52c5-4c39-9f6f-0f6ce1c6b001',
    },
  })
  expect(await standing(who)).toEqual({
    step: 'documents',
    next: 'prepareStand',
    tasks: ['signContract done', 'pay done', ...asked],
  })
})

it('asks nothing of a company that has no booth', async () => {
  const [who] = await companiesChoosing(fair, ['13900990001'])
  if (!who) throw new Error('a company that was made is there')
  expect((await standing(who)).tasks).toEqual([])
})
