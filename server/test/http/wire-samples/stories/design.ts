import { randomUUID } from 'node:crypto'
import {
  designFacts,
  designSeat,
  discardDraft,
  exportBoothTable,
  keepDrawing,
  openDesign,
  planVersion,
  planVersions,
  publishDraft,
  readBoothTable,
  readDrawing,
  saveDraft,
  uploadPlanPicture,
  wishForSeat,
} from '@fairground/wire/design'
import {
  discardSite,
  openSite,
  publishSite,
  saveSite,
  siteVersion,
  siteVersions,
} from '@fairground/wire/design/site'
import { hallWith } from '../../../hall/hall-support'
import { clientFor } from '../../../support/wire-client'
import { addHall } from '../../../venue/venue-support'
import type { Story } from '../story'
import { chineseExhibitors, type Stories, unknownId } from './people'
import { pictureFile } from './sign-up'

/** A small hall, so that its plan can be read here. */
const smallHall = async ({ fair }: Story, code: string) =>
  addHall(clientFor(fair, await fair.signIn('admin')), code)

const plan = (booths: object[]): string =>
  JSON.stringify({
    version: 1,
    width: 60,
    depth: 40,
    elements: [],
    booths,
    underlays: [],
    locked: [],
    groups: [],
  })
const booth = (id: string, code: string, x: number) => ({
  kind: 'booth',
  id,
  x,
  y: 5,
  width: 3,
  depth: 3,
  code,
  boothClass: 'standard',
  exhibitType: '02',
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
})

export const design: Stories = {
  'a hall for whoever draws it': async (story) => {
    const params = { hallId: await hallWith(story.fair, 'E1') }
    await story.ask('clerk', openDesign, { params })
    await story.ask('clerk', designFacts, { params })
    await story.ask('clerk', planVersions, { params })
    await story.ask('clerk', planVersion, { params: { ...params, number: 1 } })
    await story.refused('clerk', planVersion, { params: { ...params, number: 99 } })
    await story.refused('clerk', openDesign, { params: { hallId: unknownId } })
    await story.wrong('clerk', openDesign, { params: { hallId: 'x' } })
    for (const call of [openDesign, designFacts, planVersions])
      await story.refused(chineseExhibitors.draft, call, { params })
  },
  'whoever draws': async (story) => {
    const hallId = await smallHall(story, 'U1')
    const seat = randomUUID()
    await story.ask('clerk', designSeat, { params: { hallId }, query: { seat } })
    await story.ask('admin', wishForSeat, { body: { hallId, seat, wish: 'sit' } })
    await story.ask('clerk', designSeat, { params: { hallId }, query: { seat } })
    await story.ask('admin', wishForSeat, {
      body: { hallId, seat: randomUUID(), wish: 'ask', word: '换台电脑' },
    })
    await story.ask('admin', wishForSeat, { body: { hallId, seat, wish: 'leave' } })
    await story.refused('clerk', wishForSeat, { body: { hallId, seat, wish: 'sit' } })
    await story.wrong('admin', wishForSeat, { body: { hallId, seat, wish: 'stand' } })
    await story.wrong('clerk', designSeat, { params: { hallId }, query: { seat: 'x' } })
  },
  'a draft, and what becomes of it': async (story) => {
    const hallId = await smallHall(story, 'U2')
    const [seat, one, two] = [randomUUID(), randomUUID(), randomUUID()]
    const scene = plan([booth(one, 'U2-1', 5), booth(two, 'U2-2', 20)])
    const { published } = await story.ask('admin', openDesign, { params: { hallId } })
    const begun = { hallId, seat, revision: 0, on: published.mark }
    const first = await story.ask('admin', saveDraft, { body: { ...begun, scene } })
    await story.ask('admin', openDesign, { params: { hallId } })
    await story.refused('admin', saveDraft, { body: { ...begun, scene: plan([]) } })
    await story.refused('admin', saveDraft, { body: { ...begun, scene: '{}' } })
    await story.refused('clerk', saveDraft, { body: { ...begun, scene } })
    await story.wrong('admin', saveDraft, { body: { ...begun, revision: -1, scene } })
    const said = { note: '首版', reason: '' }
    await story.ask('admin', publishDraft, { body: { hallId, seat, revision: first.revision, ...said } })
    await story.ask('clerk', planVersions, { params: { hallId } })
    await story.ask('clerk', designFacts, { params: { hallId } })
    const clash = plan([booth(one, 'U2-1', 5), booth(two, '', 6)])
    await story.refused('admin', saveDraft, { body: { ...begun, scene: clash } })
    const later = await story.ask('admin', openDesign, { params: { hallId } })
    const anew = { ...begun, on: later.published.mark, scene: clash }
    const second = await story.ask('admin', saveDraft, { body: anew })
    const onDraft = { hallId, seat, revision: second.revision }
    await story.refused('admin', publishDraft, { body: { ...onDraft, ...said } })
    await story.wrong('admin', publishDraft, { body: { ...onDraft, ...said, note: 'x'.repeat(300) } })
    await story.refused('clerk', publishDraft, { body: { ...onDraft, ...said } })
    await story.refused('clerk', discardDraft, { body: onDraft })
    await story.ask('admin', discardDraft, { body: onDraft })
    await story.wrong('admin', discardDraft, { body: { hallId } })
  },
  'the site plan, drawn and published': async (story) => {
    const site = JSON.stringify({
      version: 1,
      width: 400,
      depth: 300,
      north: 0,
      grounds: [],
      trees: [],
      gates: [],
      places: [],
      halls: [{ hall: 'E1', x: 20, y: 20, turn: 0 }],
    })
    const stacked = site.replace('"halls":[', '"halls":[{"hall":"E2","x":20,"y":20,"turn":0},')
    await story.ask('clerk', siteVersions)
    await story.refused('clerk', siteVersion, { params: { number: 99 } })
    await story.wrong('clerk', siteVersion, { params: { number: 'x' } })
    await story.refused('clerk', saveSite, { body: { revision: 0, plan: site } })
    await story.refused('admin', saveSite, { body: { revision: 0, plan: '{}' } })
    await story.wrong('admin', saveSite, { body: { revision: -1, plan: site } })
    const first = await story.ask('admin', saveSite, { body: { revision: 0, plan: stacked } })
    await story.refused('admin', publishSite, { body: { revision: first.revision, note: '' } })
    await story.ask('admin', discardSite, { body: { revision: first.revision } })
    await story.refused('clerk', discardSite, { body: { revision: 0 } })
    await story.wrong('admin', discardSite, { body: {} })
    const { revision } = await story.ask('admin', saveSite, { body: { revision: 0, plan: site } })
    await story.refused('clerk', publishSite, { body: { revision, note: '' } })
    await story.wrong('admin', publishSite, { body: { revision, note: 'x'.repeat(300) } })
    await story.ask('admin', publishSite, { body: { revision, note: '开幕前' } })
    await story.ask('clerk', openSite)
    await story.ask('clerk', siteVersion, { params: { number: 2 } })
    await story.refused(chineseExhibitors.draft, openSite)
    await story.refused(chineseExhibitors.draft, siteVersions)
  },
  'a picture for a plan': async (story) => {
    await story.ask('admin', uploadPlanPicture, { file: await pictureFile('底图.png'), body: {} })
    await story.wrong('admin', uploadPlanPicture, { file: new File(['<svg/>'], 'x.svg') })
    await story.refused('clerk', uploadPlanPicture, { file: await pictureFile(), body: {} })
  },
  'a drawing and a workbook for a draft': async (story) => {
    const drawing = JSON.stringify({ version: 1, width: 60, depth: 40, lines: [[0, 0, 60, 0]], words: [] })
    const { id } = await story.ask('admin', keepDrawing, { body: { title: '总图.dxf', drawing } })
    await story.ask('clerk', readDrawing, { params: { fileId: id } })
    await story.refused('clerk', readDrawing, { params: { fileId: unknownId } })
    await story.refused('admin', keepDrawing, { body: { title: 'x', drawing: '{}' } })
    await story.refused('clerk', keepDrawing, { body: { title: 'x', drawing } })
    await story.wrong('admin', keepDrawing, { body: { title: '' } })
    await story.wrong('clerk', readDrawing, { params: { fileId: 'x' } })
    const params = { hallId: await hallWith(story.fair, 'E1') }
    await story.ask('clerk', exportBoothTable, { params })
    await story.refused('clerk', exportBoothTable, { params: { hallId: unknownId } })
    await story.wrong('clerk', exportBoothTable, { params: { hallId: 'x' } })
    await story.refused('admin', readBoothTable, { file: new File(['no workbook'], 'x.xlsx'), body: {} })
    await story.refused('clerk', readBoothTable, { file: new File(['x'], 'x.xlsx'), body: {} })
  },
}
