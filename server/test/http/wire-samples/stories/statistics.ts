import { viewLists } from '@fairground/wire/list'
import { companyBehind, figureCalls } from '@fairground/wire/statistics'
import { type Statistic, statistics } from '@fairground/wire/statistics/definitions'
import { chineseExhibitors, type Stories } from './people'

const ofFigures: Stories = Object.fromEntries(
  Object.entries(figureCalls).map(([name, calls]) => {
    const { title, split }: Statistic = statistics[name as keyof typeof statistics]
    return [
      `figures: ${title.en}`,
      async (story) => {
        await story.ask('admin', calls.figures, { query: { split: split[0] } })
        await story.ask('admin', calls.exportFile, { query: {} })
        await story.refused('clerk', calls.figures, { query: {} })
        await story.wrong('admin', calls.figures, { query: { by: 'nothing' } })
      },
    ]
  }),
)

const ofRows: Stories = Object.fromEntries(
  viewLists.map(({ title, calls }) => [
    `behind the figures: ${title.en}`,
    async (story) => {
      await story.ask('admin', calls.page, { body: { page: 1, pageSize: 2 } })
      await story.ask('admin', calls.sums, { body: { page: 1, pageSize: 10 } })
      await story.ask('admin', calls.exportFile, { params: { search: { page: 1, pageSize: 10 } } })
      await story.refused('clerk', calls.page, { body: { page: 1, pageSize: 2 } })
    },
  ]),
)

export const statisticsStories: Stories = {
  ...ofFigures,
  ...ofRows,
  'one company in the figures': async (story) => {
    const { id } = await story.fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('username', '=', chineseExhibitors.approved)
      .where('company.edition', '=', 21)
      .executeTakeFirstOrThrow()
    await story.ask('leader', companyBehind, { query: { id } })
    await story.refused('clerk', companyBehind, { query: { id } })
    await story.refused('leader', companyBehind, { query: { id: 'b7f5f1a2-6f0e-4a3b-9c1d-2e3f4a5b6c7d' } })
  },
}
