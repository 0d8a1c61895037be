import { boothStageNames, progressNames, signUpStandingNames } from '@fairground/domain/statistics'
import { z } from 'zod'
import { type Access, holderOf } from './kernel/access'
import { instant, wordIn } from './kernel/codecs'
import { endpoint } from './kernel/endpoint'
import { dayOrNone, type ListFilter } from './list'
import { type Statistic, type StatisticName, statistics } from './statistics/definitions'

/** Not in the specs beyond the names of its screens, so none of these fields has a wire name of its own. */

const edition = z.coerce.number().int().min(1).max(9_999).optional()

/** What a figure is asked for. Filters go by the names they have in the list of the rows behind. */
export interface FigureSearch {
  edition?: number | undefined
  /** An earlier edition to stand beside it. */
  compare?: number | undefined
  by?: string | undefined
  split?: string | undefined
  [filter: string]: string | number | undefined
}

const group = z.object({
  /** One of the values of what is counted by; the empty text where everything is one. */
  key: z.string(),
  split: z.string(),
  /** What is never added up across: a currency. */
  within: z.string(),
  values: z.record(z.string(), z.number()),
})
export type FigureGroup = z.output<typeof group>

const counted = z.object({
  groups: z.array(group),
  /** Told apart by `split` alone. Not always the sum of the groups: who belongs to several counts once here. */
  totals: z.array(group),
})
export type Counted = z.output<typeof counted>

const figures = counted.extend({
  at: instant,
  edition: z.int(),
  /** Editions with anything to count, the newest first. */
  editions: z.array(z.int()),
  before: counted.nullable(),
  /** Of halls. */
  names: z.record(z.string(), z.object({ zh: z.string(), en: z.string() })),
})
export type Figures = z.output<typeof figures>

const typed = (filter: ListFilter) => (filter.by === 'on' ? dayOrNone : z.string().max(60)).optional()

function callsOf({ name, title, view, by, split, filters }: Statistic) {
  const words = (values: readonly string[]) => z.enum(values as [string, ...string[]]).optional()
  const shape = Object.fromEntries(
    filters.map((filter) => [filter, typed(view.filters[filter] as ListFilter)]),
  )
  const query: z.ZodType<FigureSearch> = z.object({
    edition,
    compare: edition,
    by: words(by),
    split: words(split),
    ...shape,
  })
  const access: Access = holderOf(view.permission)
  return {
    figures: endpoint({
      method: 'GET',
      path: `/statistics/${name}/figures`,
      summary: `${title.en}: counted and summed by one thing, told apart by another`,
      access,
      effect: 'reads',
      shows: view.shows,
      query,
      result: figures,
    }),
    exportFile: endpoint({
      method: 'GET',
      path: `/statistics/${name}/export`,
      summary: `${title.en}: the same as a workbook`,
      access,
      effect: 'reads',
      query,
      answer: 'file',
      result: z.null(),
    }),
  }
}

export const figureCalls = Object.fromEntries(
  Object.entries<Statistic>(statistics).map(([name, statistic]) => [name, callsOf(statistic)]),
) as Record<StatisticName, ReturnType<typeof callsOf>>

/** One company as statistics count it: what it makes up in each of them. */
export const companyBehind = endpoint({
  method: 'GET',
  path: '/statistics/company',
  summary:
    'What one company makes up in the statistics: its standing, what it asked for, its products and booths',
  access: holderOf(statistics.confirm.view.permission),
  effect: 'reads',
  shows: ['signUps', 'overview', 'halls'],
  query: z.object({ id: z.uuid() }),
  result: z.object({
    id: z.uuid(),
    edition: z.int(),
    nameZh: z.string(),
    nameEn: z.string(),
    registrationNumber: z.string().nullable(),
    standing: wordIn(signUpStandingNames),
    stage: wordIn(boothStageNames),
    progress: wordIn(progressNames),
    exhibitType: z.string(),
    region: z.string(),
    submittedAt: instant.nullable(),
    reviewedAt: instant.nullable(),
    window: z.object({ startsAt: instant, endsAt: instant }).nullable(),
    boothType: z.string(),
    askedBand: z.string(),
    askedBooths: z.int(),
    askedArea: z.number(),
    families: z.array(z.string()),
    products: z.array(z.object({ category: z.string(), introZh: z.string(), introEn: z.string() })),
    booths: z.array(
      z.object({ code: z.string(), hallZh: z.string(), hallEn: z.string(), areaM2: z.number() }),
    ),
  }),
})
export type CompanyBehind = z.output<typeof companyBehind.result>
