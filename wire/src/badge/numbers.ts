import { badgeProgresses, extraGiven } from '@fairground/domain/badge'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging } from '../kernel/page'
import { renamed } from '../kernel/renamed'

/** How many badges there are, by company and by hall; names are ours, the specs have none. */

export const badgeNumberFilters = z.object({
  companyName: z.string().trim().max(100).optional(),
  hallCode: z.string().max(20).optional(),
  progress: z.enum(badgeProgresses).optional(),
})
export type BadgeNumberFilters = z.output<typeof badgeNumberFilters>

const search = badgeNumberFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize })
export type BadgeNumberSearch = z.output<typeof search>

const figures = {
  byArea: z.int(),
  byCoExhibitors: z.int(),
  extra: z.int(),
  total: z.int(),
  used: z.int(),
  left: z.int(),
  printed: z.int(),
}

const companyNumbers = z.object({
  companyId: z.uuid(),
  companyName: z.string(),
  hallCode: z.string(),
  booths: z.array(z.string()),
  areaM2: z.number(),
  ...figures,
  progress: z.enum(badgeProgresses),
})
export type CompanyNumbers = z.output<typeof companyNumbers>

export const listBadgeNumbers = endpoint({
  method: 'POST',
  path: '/badge/desk/numbers',
  summary: 'Companies with booths and their badges: allowed, used, printed; one page of what matches',
  access: staff,
  effect: 'reads',
  shows: ['settings', 'signUps', 'halls'],
  body: renamed('BadgeNumberSearch', search, {
    companyName: 'companyName',
    hallCode: 'hallCode',
    progress: 'progress',
    page: 'pageNum',
    pageSize: 'pageSize',
  }),
  result: pageOf(companyNumbers),
})

export const badgeSums = endpoint({
  method: 'GET',
  path: '/badge/desk/sums',
  summary: 'Badges allowed, used and printed, by hall; a company counts where most of its area is',
  access: staff,
  effect: 'reads',
  shows: ['settings', 'signUps', 'halls'],
  result: z.object({
    halls: z.array(z.object({ hallCode: z.string(), companies: z.int(), ...figures })),
    all: z.object({ companies: z.int(), ...figures }),
    /** How many companies are how far. */
    progress: z.record(z.enum(badgeProgresses), z.int()),
  }),
})

export const companyBadgeNumbers = endpoint({
  method: 'GET',
  path: '/badge/desk/company',
  summary: 'The badges of one company, for whoever is about to give it more; none where it has no booth',
  access: staff,
  effect: 'reads',
  shows: ['settings', 'signUps'],
  query: z.object({ companyId: z.uuid().toLowerCase() }),
  result: z.object({ numbers: companyNumbers.nullable() }),
})

export const extraFilters = z.object({ companyName: z.string().trim().max(100).optional() })
export type ExtraFilters = z.output<typeof extraFilters>
const extraSearch = extraFilters.extend({ page: paging.pageNum, pageSize: paging.pageSize })
export type ExtraSearch = z.output<typeof extraSearch>

const extra = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  companyName: z.string(),
  count: z.int(),
  reason: z.string(),
  givenAt: instant,
  givenBy: z.string(),
})
export type ListedExtra = z.output<typeof extra>

export const listExtras = endpoint({
  method: 'POST',
  path: '/badge/desk/extras',
  summary: 'Every time badges were given beyond the rule or taken back, newest first',
  access: staff,
  effect: 'reads',
  shows: ['signUps'],
  body: renamed('BadgeExtraSearch', extraSearch, {
    companyName: 'companyName',
    page: 'pageNum',
    pageSize: 'pageSize',
  }),
  result: pageOf(extra),
})

export const giveExtra = endpoint({
  method: 'POST',
  path: '/badge/desk/give',
  summary: 'Gives a company badges beyond the rule, or takes such back, with a reason',
  access: holderOf('number/number_manage:edit'),
  effect: 'changes',
  body: extraGiven,
  result: z.null(),
})
