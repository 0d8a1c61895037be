import { organiserHome } from '@fairground/wire/home'
import { statistics } from '@fairground/wire/statistics/definitions'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { answerRegions } from './support/regions'

const nothing = {
  at: new Date('2026-11-15T01:30:00Z'),
  edition: 21,
  editions: [21],
  signUps: null,
  halls: null,
  money: null,
  newest: [],
}
const row = { booths: 0, area: 0, before: 0 }
const signUps = {
  progress: [
    { key: 'awaiting', companies: 3, ...row },
    { key: 'noBooth', companies: 5, ...row },
    { key: 'paid', companies: 2, ...row, booths: 4 },
  ] as const,
  regions: [{ key: '440000', count: 7, before: 0 }],
  products: [{ key: '8000', count: 6, before: 0 }],
  days: [{ key: '2026-11-01', count: 10, before: 0 }],
  reasons: [{ key: 'noWindow', count: 5, before: 0 }],
}
const hall = {
  id: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d',
  code: 'W1',
  nameZh: '一号馆',
  nameEn: 'Hall 1',
  kind: 'indoor' as const,
  booths: 10,
  taken: 4,
  reserved: 1,
  free: 5,
  area: 90,
  takenArea: 36,
  serviceAreas: 1,
  outOfUse: 0,
}

describe('the home', () => {
  it('shows nobody without a key a figure, and says where to turn', async () => {
    const fair = createFakeFair(admin)
    answerRegions(fair)
    fair.answer(organiserHome, nothing)
    await openScreen(fair, '/home')
    expect(await screen.findByText(/统计数字按权限显示/)).toBeTruthy()
    for (const name of ['从报名到付款', '展位与面积', '合同金额'])
      expect(screen.queryByRole('region', { name })).toBeNull()
  })

  it('leads from each stage to exactly those who have come that far', async () => {
    const fair = createFakeFair(admin)
    answerRegions(fair)
    fair.answer(organiserHome, {
      ...nothing,
      signUps: { ...signUps, progress: [...signUps.progress] },
      halls: [hall],
    })
    fair.answer(statistics.unplaced.view.calls.page, { list: [], total: 0 })
    await openScreen(fair, '/home')
    const approved = await screen.findByRole('link', { name: /^审核通过/ })
    expect(approved.textContent).toBe('审核通过7')
    expect(decodeURIComponent(approved.getAttribute('href') ?? '')).toContain(
      'progress=noBooth,unsigned,unpaid,paid',
    )
    expect(screen.getByRole('link', { name: /5 家尚未选位/ }).getAttribute('href')).toContain(
      'progress=noBooth',
    )
    const region = await screen.findByRole('link', { name: '粤 7' })
    expect(region.getAttribute('href')).toContain('region=440000')
    expect(
      screen.getByRole('link', { name: /^W1 一号馆 已售 4 · 预留 1 · 空余 5/ }).getAttribute('href'),
    ).toContain('hall=W1')
    expect(screen.getByText('另有功能区 1')).toBeTruthy()
  })
})
