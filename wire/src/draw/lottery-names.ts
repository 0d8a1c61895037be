import type { LotteryPage, lotteryPageA } from '../draw'
import type { CallInput } from '../kernel/endpoint'

/*
 * How a page of the lottery travels, as plain data: the open screens read it without the schemas, which would double the
 * code they carry.
 */
export const lotteryNames = {
  place: 'xh',
  companyName: 'qymc',
  contact: 'lxr',
  mobile: 'lxrsj',
  startsAt: 'kssj',
  endsAt: 'jssj',
  batchName: 'pcmc',
  page: 'newpageNum',
  startsShort: 'kssjtwo',
  endsShort: 'jssjtwo',
} as const
export const lotterySearchNames = { page: 'pageNum', pageSize: 'pageSize', round: 'reserve1' } as const

type LotteryRow = LotteryPage['list'][number]
type LotteryAsked = CallInput<typeof lotteryPageA>['body']

export interface SentLotteryPage {
  list: Record<string, unknown>[]
  total: number
  pages: number
}

export const lotteryPageOf = ({ list, ...rest }: SentLotteryPage): LotteryPage => ({
  ...rest,
  list: list.map(
    (sent) =>
      Object.fromEntries(
        Object.entries(lotteryNames).map(([own, travelling]) => [own, sent[travelling]]),
      ) as unknown as LotteryRow,
  ),
})

export const asLotterySearch = (asked: LotteryAsked): Record<string, number> => ({
  [lotterySearchNames.page]: asked.page,
  [lotterySearchNames.pageSize]: asked.pageSize,
  [lotterySearchNames.round]: asked.round,
})
