import { hallMapForKnown } from '@fairground/wire/hall/maps'
import { assignBooths, companiesToPlace, findBooth } from '@fairground/wire/placement'
import { type AssignmentOutlook, assignmentOutlook } from '@fairground/wire/placement/outlook'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { choose, press, type } from './support/acting'
import { createFakeFair, type FakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { placedBooth, testId } from './support/placed-booth'

const booth = placedBooth()
const company = (n: number, nameZh: string) => ({
  id: testId(n),
  nameZh,
  nameEn: '',
  registrationNumber: `BM-${n}`,
  holds: [],
  approved: true,
  blacklisted: false,
})
const outlook: AssignmentOutlook = {
  asked: { exhibitType: '02', boothType: '1', standardBooths: 2, indoorArea: 0, outdoorArea: 0 },
  quota: { boothClass: 'standard', source: 'company', tier: '1–2 个', most: 2 },
  holds: [{ code: 'W3-102', areaM2: 9 }],
  left: 0,
  beside: [{ id: testId(103), code: 'W3-103', state: 'occupy', company: '丙公司' }],
  refused: null,
  outsideQuota: null,
  warnings: ['该企业申请的是标准展位，这里分配的是室内光地'],
}

async function openDialog(): Promise<FakeFair> {
  const fair = createFakeFair(admin)
  fair.answer(findBooth, { booth, neighbours: [], history: [] })
  fair.answer(boothTimeline, {
    booth: { id: booth.id, code: booth.code, hallId: booth.hallId, hall: booth.hallZh },
    entries: [],
  })
  fair.answer(hallMapForKnown, {
    version: 'v1',
    hall: {
      id: booth.hallId,
      code: 'W3',
      name: { zh: '西三馆', en: 'West Hall 3' },
      kind: 'indoor',
      exhibitType: '02',
      width: 30,
      depth: 20,
      background: null,
      clearHeightM: 6,
      floorLoadKgM2: null,
      moveIn: null,
      moveOut: null,
    },
    scene: JSON.stringify({ version: 1, width: 30, depth: 20, outdoor: false, elements: [], booths: [] }),
    booths: [],
  })
  fair.answer(companiesToPlace, [company(1, '甲公司'), company(2, '乙公司')])
  fair.answer(assignmentOutlook, outlook)
  fair.answer(assignBooths, [])
  await openScreen(fair, `/booth/position/detail?id=${booth.id}`)
  await press('分配')
  return fair
}
const dialog = async () => within(await screen.findByRole('dialog'))

describe('giving a booth to a company', () => {
  it('shows what that company asked for, may have and has, what is left and who stands beside it', async () => {
    const fair = await openDialog()
    expect((await dialog()).queryByText('申请')).toBeNull()
    await choose('企业', '甲公司')
    const shown = await dialog()
    for (const words of [
      '标准展位 × 2',
      '1–2 个 · 为该企业单独设定',
      'W3-102 · 9 m²',
      '0 个（共 2 个）',
      '丙公司',
      '该企业申请的是标准展位，这里分配的是室内光地',
    ])
      expect(await shown.findByText(words, { exact: words !== '丙公司' })).toBeTruthy()
    expect(fair.asked(assignmentOutlook)).toMatchObject([
      { body: { companyId: testId(1), boothIds: [booth.id] } },
    ])
    expect(shown.queryByLabelText('额度外分配的原因')).toBeNull()
  })

  it('asks why where the quota would be passed, of that company only', async () => {
    const fair = await openDialog()
    const outsideQuota = '超出额度：最多2个标准展位，分配后有3个'
    fair.answer(assignmentOutlook, ({ body }) => ({
      ...outlook,
      outsideQuota: body.companyId === testId(1) ? outsideQuota : null,
    }))
    await choose('企业', '甲公司')
    expect(await (await dialog()).findByText(outsideQuota)).toBeTruthy()
    await type('额度外分配的原因', '展团合并参展')
    await type('原因', '协会推荐')
    await press('分配', await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(fair.asked(assignBooths).map(({ body }) => body)).toEqual([
        { companyId: testId(1), boothIds: [booth.id], reason: '协会推荐', quotaReason: '展团合并参展' },
      ]),
    )
  })

  it('says what no reason helps against, and asks for none', async () => {
    const fair = await openDialog()
    const refused = '标准展位最多允许选择4个'
    fair.answer(assignmentOutlook, { ...outlook, refused, outsideQuota: '超出额度' })
    await choose('企业', '甲公司')
    expect(await (await dialog()).findByText(refused)).toBeTruthy()
    expect((await dialog()).queryByLabelText('额度外分配的原因')).toBeNull()
  })
})
