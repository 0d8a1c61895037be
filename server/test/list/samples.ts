import type { Row } from '@fairground/domain/field'
import type { KeptList } from '@fairground/wire/list'
import { growingLists } from '@fairground/wire/lists'
import type { TestFair } from '../support/test-fair'

/** A row of each list and a change to it, in the domain's words. */
export interface Sample {
  row: Row
  change: Row
  /** Where the log says it otherwise than the row. */
  onRecord?: Row
  /** What the row is found by. */
  find: { filter: string; typed: string }
}

const company = { companyName: '青岛崂山安消科技有限公司', creditCode: '91370200MA3CABCD1X' }

export const samples: Record<string, (fair: TestFair) => Promise<Sample> | Sample> = {
  reviewComment: () => ({
    row: { text: '营业执照扫描件不清晰，请重新上传。' },
    change: { text: '营业执照已过期，请上传最新版本。' },
    find: { filter: 'text', typed: '营业' },
  }),
  boothTier: () => ({
    row: { kind: 'review', boothType: '2', exhibitType: '02', minArea: 401, maxArea: 500, label: '超大光地' },
    change: { maxArea: 600 },
    find: { filter: 'boothType', typed: '2' },
  }),
  creditGrade: () => ({
    row: {
      ...company,
      grade: 'AAA',
      certificateNumber: 'XY2026-99001',
      issuedOn: '2026-03-15',
      validUntil: '2029-03-14',
    },
    change: { grade: 'AA' },
    find: { filter: 'companyName', typed: '崂山' },
  }),
  councilMember: () => ({
    row: { ...company, serial: 901 },
    change: { serial: 902 },
    find: { filter: 'companyName', typed: '崂山' },
  }),
  groupUnit: () => ({
    row: { ...company, groupType: '02', groupName: '山东展团' },
    change: { groupName: '青岛展团' },
    find: { filter: 'companyName', typed: '崂山' },
  }),
  associationMember: () => ({
    row: {
      companyName: company.companyName,
      joinedOn: '2019-06-01',
      certificateNumber: '90001',
      validFrom: '2025-06-01',
      validUntil: '2029-05-31',
    },
    change: { certificateNumber: '90002' },
    find: { filter: 'companyName', typed: '崂山' },
  }),
  blacklistEntry: async (fair) => {
    const unlisted = await fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select(['company.id', 'company.account_id', 'company.name_zh'])
      .where('account.username', '=', '13800000003')
      .where('company.edition', '=', fair.platform.settings.current().edition)
      .executeTakeFirstOrThrow()
    return {
      row: { accountId: unlisted.id, companyName: unlisted.name_zh, remark: '拖欠展位费' },
      change: { remark: '拖欠展位费，多次催缴未果' },
      onRecord: { accountId: unlisted.account_id },
      find: { filter: 'companyName', typed: unlisted.name_zh.slice(0, 2) },
    }
  },
  hall: () => ({
    row: {
      code: 'N9',
      name: { zh: '北九馆', en: 'North Hall 9' },
      usage: 'open',
      kind: 'indoor',
      exhibitType: '99',
      widthM: 120.5,
      depthM: 60,
      clearHeightM: 7.25,
      floorLoadKgM2: 1500,
      moveInFrom: new Date('2026-05-01T00:00:00Z'),
      moveInUntil: new Date('2026-05-03T10:00:00Z'),
    },
    change: { name: { zh: '北九号馆', en: 'North Hall No. 9' }, clearHeightM: 8 },
    find: { filter: 'name', typed: '北九' },
  }),
  download: () => ({
    row: { title: { zh: '展馆图纸', en: 'Drawings of the halls' }, audience: 'all', reach: 'booths' },
    change: { reach: 'all', visibleUntil: '2099-01-31' },
    find: { filter: 'title', typed: '图纸' },
  }),
  portalQuestion: () => ({
    row: {
      question: { zh: '展馆内有无线网络吗？', en: 'Is there wireless internet in the halls?' },
      answer: { zh: '有，免费使用。', en: 'Yes, free of charge.' },
    },
    change: { answer: { zh: '有，每人可免费使用两小时。', en: 'Yes, two hours each free of charge.' } },
    find: { filter: 'question', typed: '无线网络' },
  }),
  portalNews: () => ({
    row: {
      title: { zh: '试刊第一期', en: 'A first issue on trial' },
      category: 'news',
      shownOn: '2026-11-19',
      pinned: false,
      summary: { zh: '摘要', en: 'In short' },
      body: [
        { kind: 'heading', zh: [[{ text: '标题' }]], en: [[{ text: 'Heading' }]] },
        {
          kind: 'paragraph',
          zh: [[{ text: '见' }, { text: '首页', link: '/' }]],
          en: [[{ text: 'See the ' }, { text: 'home page', link: '/' }]],
        },
      ],
      sourceLink: 'https://source.example/1',
    },
    change: { pinned: true, summary: { zh: '新的摘要', en: 'In short, again' } },
    find: { filter: 'title', typed: '试刊' },
  }),
}

/**
 * The lists whose rows are tried in everything one can do with them. All content of the portal is kept in the same way:
 * two of it stand for the rest here, and content.test.ts walks all of it.
 */
export const triedLists = growingLists.filter(({ name }) => name in samples)

export async function sampleOf(list: KeptList, fair: TestFair): Promise<Sample> {
  const sample = samples[list.name]
  if (!sample) throw new Error(`${list.name} has no sample in server/test/list/samples.ts`)
  return sample(fair)
}
