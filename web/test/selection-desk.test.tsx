import { type SelectionBoard, selectionBoard } from '@fairground/wire/selection/board'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, englishAdmin } from './support/people'

const board: SelectionBoard = {
  now: new Date(),
  switch: { started: true, version: 1, at: null, by: '' },
  progress: { notBegun: 0, choosing: 0, returned: 0, finished: 0, confirmed: 0 },
  windows: [],
  windowsLeftOut: 0,
  minutes: [],
  takenToday: 0,
  refusals: [],
  tries: 0,
  halls: [],
  pending: [],
  happenings: [],
  alerts: [],
  tiers: [],
}

async function openDesk(search: string, shown: SelectionBoard, user = admin as typeof admin | typeof englishAdmin) {
  const fair = createFakeFair(user)
  fair.answer(selectionBoard, shown)
  fair.answer(boothTimeline, {
    booth: { id: '00000000-0000-4000-8000-000000000001', code: 'W1-101', hallId: '00000000-0000-4000-8000-000000000002', hall: '西一馆' },
    entries: [
      { ...happened, kind: 'payment', what: '安盾消防 · HT-21-0001', money: { amount: -500_000, currency: 'CNY' } },
      { ...happened, kind: 'plan', version: 3, what: '3 × 3 m → 4 × 3 m' },
      { ...happened, kind: 'choose', what: '安盾消防' },
    ],
  })
  await openScreen(fair, `/booth/select${search}`)
}
const happened = { at: new Date('2026-11-18T01:00:00Z'), version: null, money: null, reason: '', actor: '王静' }

it.each([
  ['zh', admin, ['收款 −¥5,000.00 · 安盾消防 · HT-21-0001 · 王静', '平面图第 3 版 3 × 3 m → 4 × 3 m · 王静', '选择 安盾消防 · 王静']],
  ['en', englishAdmin, ['Payment −¥5,000.00 · 安盾消防 · HT-21-0001 · 王静', 'Plan version 3 3 × 3 m → 4 × 3 m · 王静', 'Chosen 安盾消防 · 王静']],
] as const)('tells of a booth who had it, what plans did to it, and its money (%s)', async (_language, user, told) => {
  await openDesk('?tab=booth&booth=W1-101', board, user)
  await screen.findByText(/W1-101 ·/)
  const lines = screen.getAllByRole('listitem').map((line) => line.querySelector('time ~ span')?.textContent)
  expect(lines.filter(Boolean)).toEqual(told)
})
