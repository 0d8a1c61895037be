import { type Figures, figureCalls } from '@fairground/wire/statistics'
import { statistics } from '@fairground/wire/statistics/definitions'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { answerRegions } from './support/regions'

const group = (key: string, companies: number) => ({
  key,
  split: '',
  within: '',
  values: { companies, booths: 2, area: 18 },
})
const figures: Figures = {
  at: new Date('2026-11-15T01:30:00Z'),
  edition: 21,
  editions: [21, 20],
  groups: [group('approved', 12), group('draft', 3)],
  totals: [group('', 15)],
  before: null,
  names: {},
}

async function open(path: string) {
  const fair = createFakeFair(admin)
  answerRegions(fair)
  fair.answer(figureCalls.confirm.figures, figures)
  const { view } = statistics.confirm
  fair.answer(view.calls.page, { list: [], total: 12 })
  fair.answer(view.calls.sums, [{ within: '', values: { companies: 12, booths: 2, area: 18 } }])
  const router = await openScreen(fair, path)
  return { fair, router, view }
}

describe('a figure', () => {
  it('leads to the rows it is made of, and those say the same sum and the way back', async () => {
    const { fair, router, view } = await open('/statistical/statisConfirm?as=table&region=440000')
    fireEvent.click(await screen.findByRole('link', { name: '审核通过 企业：12，查看明细' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(view.path))
    // Beside them the page asks how many there are in all.
    const those = expect.objectContaining({ standing: 'approved', region: '440000', edition: 21 })
    await waitFor(() => expect(fair.asked(view.calls.page).map(({ body }) => body)).toContainEqual(those))
    expect(await screen.findByText('12 家')).toBeTruthy()
    const back = screen.getByRole('link', { name: '返回统计' })
    expect(back.getAttribute('href')).toBe('/statistical/statisConfirm?as=table&region=440000')
  })

  it('of all leads to all of them, whatever was looked for last', async () => {
    const { fair, router, view } = await open('/statistical/statisConfirm?as=table')
    const asked = () => fair.asked(view.calls.page).map(({ body }) => body)
    fireEvent.click(await screen.findByRole('link', { name: '审核通过 企业：12，查看明细' }))
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ standing: 'approved' })))
    const before = asked().length
    fireEvent.click(await screen.findByRole('link', { name: '返回统计' }))
    fireEvent.click(await screen.findByRole('link', { name: '合计 企业：15，查看明细' }))
    await waitFor(() => expect(asked().length).toBeGreaterThan(before))
    expect(asked().slice(before)).not.toContainEqual(expect.objectContaining({ standing: expect.anything() }))
    await screen.findByRole('link', { name: '返回统计' })
    expect(router.state.location.search).not.toContain('standing')
  })

  it('is counted anew for whatever is chosen, which stands in the address', async () => {
    const { fair, router } = await open('/statistical/statisConfirm?as=table')
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '对比' }))
    fireEvent.click(await screen.findByTitle('第 20 届'))
    await waitFor(() => expect(router.state.location.search).toContain('compare=20'))
    await waitFor(() => expect(fair.asked(figureCalls.confirm.figures).at(-1)?.query.compare).toBe(20))
  })

  it('never leads back to an address somebody made up', async () => {
    await open(`${statistics.confirm.view.path}?standing=approved&page=1&back=https%3A%2F%2Fevil.example`)
    expect(await screen.findByText('12 家')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '返回统计' })).toBeNull()
  })
})
