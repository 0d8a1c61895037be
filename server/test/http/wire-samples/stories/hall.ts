import {
  findHall,
  hallPlan,
  hallsInRange,
  isDesignMode,
  isNumberTaken,
  listHallBooths,
  listHalls,
} from '@fairground/wire/hall'
import {
  hallMap,
  hallMapForKnown,
  mapChangesSince,
  siteOverview,
  siteOverviewForStaff,
} from '@fairground/wire/hall/maps'
import { searchPlans, searchPlansForKnown } from '@fairground/wire/hall/search'
import {
  assignBooths,
  companiesToPlace,
  designateBooths,
  exportBooths,
  findBooth,
  listBooths,
  reserveBooths,
  unassignBooths,
  unreserveBooths,
} from '@fairground/wire/placement'
import { assignmentOutlook } from '@fairground/wire/placement/outlook'
import {
  downloadPlanExport,
  exportPlan,
  findPlanExport,
  orderPlanExport,
  planMailbox,
} from '@fairground/wire/plan-export'
import { planExportJob } from '../../../../src/plan-export'
import { hallWith } from '../../../hall/hall-support'
import { companiesWithoutBooth } from '../../../placement/placement-support'
import type { Story } from '../story'
import { allExhibitors, chineseExhibitors, overseasExhibitors, type Stories, unknownId } from './people'

const readers = ['nobody', 'nobody, in English', chineseExhibitors.boothChosen, 'clerk', 'overseas'] as const

export const hall: Stories = {
  'the halls': async (story) => {
    for (const who of readers) await story.ask(who, listHalls, { body: {} })
    for (const who of allExhibitors) await story.ask(who, hallsInRange, { body: {} })
    await story.refused('nobody', hallsInRange, { body: {} })
    const params = { hallId: await hallWith(story.fair, 'E1') }
    for (const who of readers) await story.ask(who, findHall, { params })
    await story.refused('nobody', findHall, { params: { hallId: unknownId } })
    await story.wrong('nobody, in English', findHall, { params: { hallId: 'x' } })
  },
  'a plan, by what one may see': async (story) => {
    const hallId = await hallWith(story.fair, 'E1')
    for (const who of readers) {
      await story.ask(who, hallPlan, { body: { hallId } })
      await story.ask(who, listHallBooths, { body: { hallId } })
    }
    await story.ask('nobody', listHallBooths, { body: { hallId, english: true } })
    await story.refused('nobody', hallPlan, { body: { hallId: unknownId } })
    await story.wrong('nobody', hallPlan, { body: {} })
    await story.refused('nobody, in English', listHallBooths, { body: { hallId: unknownId } })
  },
  'a map, by what one may see': async (story) => {
    const params = { hallId: await hallWith(story.fair, 'E1') }
    await story.ask('nobody', hallMap, { params })
    await story.ask(overseasExhibitors.boothChosen, hallMapForKnown, { params })
    await story.refused('nobody', hallMapForKnown, { params })
    await story.ask('nobody', mapChangesSince, { params, query: { since: 'long-ago' } })
    await story.ask('nobody', siteOverview)
    await story.ask('clerk', siteOverviewForStaff)
    await story.refused(chineseExhibitors.draft, siteOverviewForStaff)
    await story.refused('nobody', hallMap, { params: { hallId: unknownId } })
  },
  'a search of all plans, by what one may see': async (story) => {
    const near = await hallWith(story.fair, 'W3')
    await story.ask('nobody', searchPlans, { query: { text: 'W3', page: 2 } })
    for (const text of ['104', '消防', 'hyxf'])
      await story.ask('nobody', searchPlans, { query: { text, page: 1, near } })
    await story.ask(overseasExhibitors.boothChosen, searchPlansForKnown, {
      query: { text: '有限公司', page: 1 },
    })
    await story.refused('nobody', searchPlansForKnown, { query: { text: '有限公司', page: 1 } })
    for (const text of ['', 'x'.repeat(101)])
      await story.wrong('nobody, in English', searchPlans, { query: { text } })
  },
  'what the designer asks': async (story) => {
    await story.ask('clerk', isDesignMode)
    for (const code of ['E1-OD01', 'e1-od01', 'X-1'])
      await story.ask('clerk', isNumberTaken, { body: { code } })
    await story.refused(chineseExhibitors.draft, isDesignMode)
    await story.wrong('clerk', isNumberTaken, { body: { code: ' ' } })
  },
}

const reason = '协会推荐'

async function freeBooths(story: Story, count: number): Promise<string[]> {
  const { list } = await story.ask('admin', listBooths, {
    body: {
      hallId: await hallWith(story.fair, 'W3'),
      state: 'normal',
      boothClass: 'standard',
      page: 1,
      pageSize: count,
    },
  })
  return list.map(({ id }: { id: string }) => id)
}

export const placement: Stories = {
  'booths as staff look for them': async (story) => {
    await story.ask('clerk', listBooths, { body: { page: 1, pageSize: 10 } })
    await story.ask('overseas', listBooths, {
      body: { state: 'bespoke', sort: '-since', page: 1, pageSize: 10 },
    })
    await story.ask('clerk', listBooths, { body: { company: '消防', code: 'W', page: 1, pageSize: 3 } })
    await story.wrong('clerk', listBooths, { body: { state: 'gone', page: 1, pageSize: 10 } })
    await story.refused(chineseExhibitors.draft, listBooths, { body: { page: 1, pageSize: 10 } })
    await story.ask('clerk', exportBooths, { query: { state: 'bespoke' } })
  },
  'a booth given and taken back': async (story) => {
    const boothIds = await freeBooths(story, 2)
    await story.ask('admin', companiesToPlace, { query: { text: '' } })
    const [companyId = ''] = await companiesWithoutBooth(story.fair, 1)
    const body = { boothIds, companyId, reason }
    await story.ask('admin', assignmentOutlook, { body: { companyId, boothIds } })
    await story.ask('admin', assignmentOutlook, {
      body: { companyId, boothIds: [...boothIds, ...(await freeBooths(story, 5)).slice(2)] },
    })
    await story.refused('clerk', assignmentOutlook, { body: { companyId, boothIds } })
    await story.refused('admin', assignmentOutlook, { body: { companyId: unknownId, boothIds } })
    await story.wrong('admin', assignmentOutlook, { body: { companyId, boothIds: ['x'] } })
    await story.ask('admin', assignBooths, { body })
    await story.ask('admin', assignmentOutlook, { body: { companyId, boothIds: [] } })
    await story.ask('admin', assignBooths, { body })
    await story.refused('admin', reserveBooths, { body: { boothIds, reason, expiresOn: null } })
    await story.ask('clerk', findBooth, { params: { boothId: boothIds[0] ?? '' } })
    await story.ask('admin', unassignBooths, { body: { boothIds, reason: '企业放弃' } })
    await story.refused('admin', unassignBooths, { body: { boothIds, reason } })
    await story.refused('clerk', assignBooths, { body })
    await story.wrong('admin', assignBooths, { body: { ...body, reason: '' } })
    await story.refused('admin', assignBooths, { body: { ...body, companyId: unknownId } })
    await story.refused('overseas', assignBooths, { body: { ...body, boothIds: [unknownId] } })
    await story.refused('clerk', findBooth, { params: { boothId: unknownId } })
  },
  'booths of a hall for several companies': async (story) => {
    const hallId = await hallWith(story.fair, 'W3')
    const [first = '', second = '', third = ''] = await freeBooths(story, 3)
    const [one = '', other = ''] = await companiesWithoutBooth(story.fair, 2)
    const entries = [
      { companyId: one, boothIds: [first, second] },
      { companyId: other, boothIds: [third] },
    ]
    const body = { hallId, entries, reason }
    await story.ask('admin', designateBooths, { body })
    await story.ask('admin', designateBooths, { body })
    await story.ask('admin', companiesToPlace, {
      query: { text: '', ids: entries.map(({ companyId }) => companyId) },
    })
    await story.ask('admin', unassignBooths, { body: { boothIds: [first, second], reason: '企业放弃' } })
    await story.refused('admin', designateBooths, { body })
    await story.refused('overseas', designateBooths, {
      body: { ...body, entries: [{ companyId: unknownId, boothIds: [first] }] },
    })
    await story.refused('clerk', designateBooths, { body })
    await story.wrong('admin', designateBooths, { body: { ...body, entries: [] } })
    await story.wrong('admin', designateBooths, { body: { ...body, entries: [entries[0], entries[0]] } })
    await story.ask('admin', unassignBooths, { body: { boothIds: [third], reason: '企业放弃' } })
  },
  'a booth kept back and freed': async (story) => {
    const boothIds = await freeBooths(story, 1)
    await story.ask('admin', reserveBooths, { body: { boothIds, reason, expiresOn: '2999-12-31' } })
    await story.ask('admin', unreserveBooths, { body: { boothIds, reason } })
    await story.refused('admin', unreserveBooths, { body: { boothIds, reason } })
    await story.refused('admin', reserveBooths, { body: { boothIds, reason, expiresOn: '2020-01-01' } })
  },
}

export const planExport: Stories = {
  'a plan as a file': async (story) => {
    const hallId = await hallWith(story.fair, 'E1')
    const order = { hallId, format: 'pdf', paper: 'A4', layout: 'fitted', byMail: false } as const
    const { id: exportId } = await story.ask(chineseExhibitors.boothChosen, orderPlanExport, { body: order })
    await planExportJob(story.fair.platform).run({ id: exportId }, AbortSignal.timeout(60_000))
    const params = { exportId }
    await story.ask(chineseExhibitors.boothChosen, findPlanExport, { params })
    await story.refused(overseasExhibitors.boothChosen, findPlanExport, { params })
    await story.refused(overseasExhibitors.boothChosen, downloadPlanExport, { params })
    await story.ask('clerk', exportPlan, { body: { hallId, picture: 'data:,', hallName: '' } })
    await story.refused('clerk', orderPlanExport, { body: { ...order, byMail: true } })
    await story.refused('nobody', orderPlanExport, { body: order })
    await story.wrong('clerk', orderPlanExport, { body: { ...order, paper: 'A9' } })
    await story.refused('overseas', exportPlan, { body: { hallId: unknownId } })
    for (const who of [overseasExhibitors.boothChosen, 'clerk'] as const) await story.ask(who, planMailbox)
  },
}
