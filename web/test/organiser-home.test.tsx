import { codeList } from '@fairground/wire/codelist'
import { organiserHome } from '@fairground/wire/home'
import { listSignUps } from '@fairground/wire/review'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'

const hall = (code: string) => ({
  id: crypto.randomUUID(),
  code,
  nameZh: `${code} 馆`,
  nameEn: `Hall ${code}`,
  booths: 100,
  taken: 32,
  reserved: 5,
  area: 900,
  takenArea: 288,
  serviceAreas: 3,
  outOfUse: 1,
})

async function openHome() {
  const fair = createFakeFair(admin)
  fair.answer(organiserHome, {
    edition: 21,
    signUps: {
      registered: 300,
      submitted: 250,
      awaitingReview: 20,
      approved: 200,
      rejected: 10,
      withBooths: 150,
    },
    halls: [hall('W1'), hall('W2')],
    newest: [],
  })
  fair.answer(listSignUps, { list: [], total: 0 })
  fair.answer(codeList, [])
  const router = await openScreen(fair, '/home')
  return { fair, router }
}

describe('the organiser’s home', () => {
  it('leads from every stage to all it counts, whatever was looked for last', async () => {
    const { fair, router } = await openHome()
    fireEvent.click(await screen.findByRole('link', { name: '已有展位' }))
    await waitFor(() => expect(fair.asked(listSignUps).map(({ body }) => body.booths)).toContain('held'))
    const narrowed = fair.asked(listSignUps).length
    await router.navigate('/home')
    fireEvent.click(await screen.findByRole('link', { name: '已注册' }))
    await waitFor(() => expect(fair.asked(listSignUps).length).toBeGreaterThan(narrowed))
    for (const { body } of fair.asked(listSignUps).slice(narrowed)) expect(body.booths).toBeUndefined()
  })

  it('says how many booths are taken and reserved, and names beside them what is none', async () => {
    await openHome()
    expect(
      await screen.findByText('64 / 200 个展位已定，32% · 已预留 10 个 · 另有功能区 6、停用 2'),
    ).toBeTruthy()
  })
})
