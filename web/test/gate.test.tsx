import { type GateList, gateList } from '@fairground/wire/badge/gate'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, type } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

const listed = (badges: GateList['badges']): GateList => ({
  asOf: new Date(),
  edition: 21,
  lastDay: '2099-05-20',
  publicKeys: [],
  admittedToday: 0,
  badges,
})

it('judges a badge that was read anew with the next list', async () => {
  const fair = createFakeFair(admin)
  fair.answer(gateList, listed([]))
  await openScreen(fair, '/participants/gate')
  await type('证件编号', '100001')
  await press('查验')
  await screen.findByRole('heading', { name: '名单中没有该证件' })
  fair.answer(
    gateList,
    listed([
      {
        id: crypto.randomUUID(),
        number: 100_001,
        name: '王芳',
        nameEn: '',
        post: '经理',
        companyName: '江苏恒固',
        photoFileId: null,
        printing: 1,
        isVoid: false,
        voidReason: '',
        admittedAt: null,
      },
    ]),
  )
  await press('更新名单')
  expect(await screen.findByRole('heading', { name: '证件有效' })).toBeTruthy()
  expect(screen.queryByText('名单中没有该证件')).toBeNull()
})
