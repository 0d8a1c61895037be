import { phoneChangeDecision, phoneChangeStates } from '@fairground/domain/account'
import { z } from 'zod'
import { holderOf, staff } from '../kernel/access'
import { enumerated, instant } from '../kernel/codecs'
import { endpoint } from '../kernel/endpoint'
import { pageOf, paging, sortedAs, sortsBy } from '../kernel/page'
import { as, renamed } from '../kernel/renamed'

const state = enumerated({ '01': 'pending', '02': 'rejected', '03': 'approved' })

/** The columns that applications are sorted by, under the names they have there. */
const columns = { companyName: 'zwgsmc', state: 'shzt', requestedAt: 'cjsj', reviewedAt: 'shsj' } as const
export type PhoneChangeColumn = keyof typeof columns
export const phoneChangeColumns = Object.keys(columns) as PhoneChangeColumn[]

const phoneChange = renamed(
  'PhoneChangeRequest',
  z.object({
    id: z.uuid(),
    companyName: z.string(),
    creditCode: z.string(),
    oldMobile: z.string(),
    newMobile: z.string(),
    state: z.enum(phoneChangeStates),
    requestedAt: z.date(),
    reviewerName: z.string(),
    reviewedAt: z.date().nullable(),
    opinion: z.string(),
  }),
  {
    id: 'uuid',
    companyName: 'zwgsmc',
    creditCode: 'tyshxydm',
    oldMobile: 'lxrsj',
    newMobile: 'newsj',
    state: as('shzt', state),
    requestedAt: as('cjsj', instant),
    reviewerName: 'shrmc',
    reviewedAt: as('shsj', instant.nullable()),
    opinion: 'shyj',
  },
)

export const listPhoneChanges = endpoint({
  method: 'POST',
  path: '/qybg/page',
  summary: 'Applications for a new mobile, newest first, by company name and state',
  access: staff,
  effect: 'reads',
  shows: ['phoneChanges'],
  body: renamed(
    'PhoneChangeSearch',
    z.object({
      companyName: z.string().trim().max(200).nullish(),
      state: z.enum(phoneChangeStates).nullish(),
      page: paging.pageNum,
      pageSize: paging.pageSize,
      sort: z.enum(sortsBy(phoneChangeColumns)).nullish(),
    }),
    {
      companyName: 'zwgsmc_like',
      state: as('shzt', state.nullish()),
      page: 'pageNum',
      pageSize: 'pageSize',
      sort: as('sort', sortedAs(columns)),
    },
  ),
  result: pageOf(phoneChange),
})

export const decidePhoneChange = endpoint({
  method: 'PUT',
  path: '/qybg/updataQyBgByVO',
  summary: 'Approve (03) or reject (02) a pending application',
  access: holderOf('blacklist/index:edit'),
  effect: 'changes',
  body: renamed('PhoneChangeDecision', phoneChangeDecision, {
    id: 'uuid',
    state: as('shzt', enumerated({ '02': 'rejected', '03': 'approved' })),
    opinion: 'shyj',
  }),
  result: z.int(),
})
