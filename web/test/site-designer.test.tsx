import type { SitePlan } from '@fairground/floorplan/site-plan'
import { openSite, publishSite, saveSite } from '@fairground/wire/design/site'
import { type SiteOverview, siteOverviewForStaff } from '@fairground/wire/hall/maps'
import { codes } from '@fairground/wire/kernel/codes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, press, type } from './support/acting'
import { createFakeFair, type FakeFair, Refused } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin, holderOf } from './support/people'

const counts = {
  normal: 0,
  allotted: 0,
  bespoke: 0,
  occupy: 0,
  partial: 0,
  completed: 0,
  function: 0,
  disabled: 0,
}
const hallOf = (code: string, last: number): SiteOverview['halls'][number] => ({
  id: `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`,
  code,
  name: { zh: `${code} 馆`, en: `Hall ${code}` },
  kind: 'outdoor',
  exhibitType: '02',
  width: 40,
  depth: 20,
  scenery: '[]',
  counts,
  booths: [],
})
const savedAt = new Date('2026-11-19T06:32:06Z')

async function open(who = admin): Promise<{ fair: FakeFair; saved: SitePlan[] }> {
  const fair = createFakeFair(who)
  const saved: SitePlan[] = []
  fair.answer(siteOverviewForStaff, { version: '1', site: '', halls: [hallOf('W1', 1), hallOf('W2', 2)] })
  fair.answer(openSite, { designMode: true, published: { number: 0, plan: null }, draft: null })
  fair.answer(saveSite, ({ body }) => {
    saved.push(JSON.parse(body.plan))
    return { revision: body.revision + 1, savedAt }
  })
  await openScreen(fair, '/venue/plan/design?plan=site')
  await screen.findByRole('application', { name: '总平面图' })
  return { fair, saved }
}

const keyOn = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  void fireEvent.keyDown(screen.getByRole('application'), { key, ...held })

describe('the site on the drawing table', () => {
  it('begins with the halls in rows where nobody has drawn a site, and keeps what is changed by keys', async () => {
    const { saved } = await open()
    expect(await screen.findByText('没有观众入口，无法指路')).toBeTruthy()
    keyOn('Tab')
    expect(await screen.findByText('已选择 W1')).toBeTruthy()
    const x = Number((await field('X（西起）')).value)
    keyOn('ArrowRight', { shiftKey: true })
    expect(Number((await field('X（西起）')).value)).toBe(x + 5)
    keyOn('R', { shiftKey: true })
    keyOn('z', { ctrlKey: true })
    await waitFor(() => expect(saved.at(-1)?.halls[0]).toMatchObject({ hall: 'W1', x: x + 5, turn: 0 }), {
      timeout: 5000,
    })
  })

  it('says what hinders a publish, and what the server says of it', async () => {
    const { fair } = await open()
    keyOn('d')
    await press('放在视图中间')
    await type(/^英文名称/, '')
    expect(await screen.findByText('“观众入口”缺中文或英文名称')).toBeTruthy()
    await press('发布')
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getByRole('button', { name: /^发\s?布$/ })
        .hasAttribute('disabled'),
    ).toBe(true)
    await type(/^英文名称/, 'West gate')
    fair.answer(publishSite, new Refused(codes.refused, '还有1个问题需要处理，没有发布：\nW1 与 W2 重叠'))
    const go = within(dialog).getByRole('button', { name: /^发\s?布$/ })
    await waitFor(() => expect(go.hasAttribute('disabled')).toBe(false))
    fireEvent.click(go)
    expect((await within(dialog).findByRole('alert')).textContent).toContain('W1 与 W2 重叠')
  })

  it('is only looked at by whoever lacks the key', async () => {
    await open(holderOf())
    expect(screen.getByText(/绘制需要“展位设计”权限/)).toBeTruthy()
    expect(screen.queryByRole('toolbar', { name: '绘图工具' })).toBeNull()
    keyOn('Delete')
    // Keys do nothing before there is a plan to see.
    await waitFor(() => {
      keyOn('Tab')
      expect(screen.getByText(/^已选择 W/)).toBeTruthy()
    })
  })
})
