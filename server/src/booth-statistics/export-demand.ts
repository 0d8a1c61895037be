import { boothOfferNames } from '@fairground/domain/booth'
import { type Balance, type Figure, type Market, marketsOf } from '@fairground/domain/booth-statistics'
import type { Language, Text } from '@fairground/domain/text'
import type { BoothDemand, BoothFigures } from '@fairground/wire/booth-statistics'
import type { FastifyReply } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'

const words = {
  file: { zh: '供需分析', en: 'Demand and supply' },
  types: { zh: '展品类型', en: 'Exhibit types' },
  kind: { zh: '展位类型', en: 'Type' },
  requested: { zh: '申请', en: 'Requested' },
  waiting: { zh: '尚无展位', en: 'Still without' },
  companies: { zh: '{what}（家）', en: '{what} (companies)' },
  count: { zh: '{what}（个）', en: '{what} (booths)' },
  area: { zh: '{what}（m²）', en: '{what} (m²)' },
  gap: { zh: '供给减申请', en: 'Supply less requests' },
  stillGap: { zh: '空余减尚无', en: 'Free less still without' },
} satisfies Record<string, Text>

const supplied = ['offered', 'taken', 'reserved', 'free'] as const

/** The markets as the screen shows them: each kind of booth, and below it who asks for it where several share it. */
export async function sendDemand(
  { db }: Platform,
  { asked, mayTake }: BoothDemand,
  { halls, cells }: BoothFigures,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  await recordAudit(db, caller, { action: 'export', subjectType: 'boothDemand', subjectId: '' })
  const codes = await readCodeNames(db, ['exhibitType', 'boothType'])
  const exhibitTypes = (all: readonly string[]) =>
    all
      .map((code) => nameOf(codes, 'exhibitType', code, language) || code)
      .join(language === 'en' ? ', ' : '、')
  const rowsOf = (market: Market, balance: Balance): CellValue[][] => {
    const kind = nameOf(codes, 'boothType', balance.boothType, language) || balance.boothType
    const { all, waiting, supply } = balance
    const parts = market.exhibitTypes.length > 1 ? balance.asked : []
    return [
      [
        exhibitTypes(market.exhibitTypes.length > 0 ? market.exhibitTypes : market.boothsFor),
        kind,
        ...wanted(all),
        ...wanted(waiting),
        ...supplied.flatMap((offer) => both(supply[offer])),
        ...less(supply.offered, all),
        ...less(supply.free, waiting),
      ],
      ...parts.map((one) => [
        exhibitTypes([one.exhibitType]),
        kind,
        ...wanted(one.all),
        ...wanted(one.waiting),
      ]),
    ]
  }
  const rows = marketsOf(asked, cells, halls, mayTake).flatMap((market) =>
    market.balances.flatMap((balance) => rowsOf(market, balance)),
  )
  const content = writeWorkbook({
    sheets: [{ name: words.file[language], columns: columnsIn(language), rows, freezeHeader: true }],
  })
  return sendDownload(reply, {
    name: words.file[language],
    asciiName: 'demand-and-supply',
    contentType: workbookMediaType,
    content,
  })
}

const both = ({ count, areaM2 }: Figure): CellValue[] => [count, areaM2]
const wanted = ({ companies, ...figure }: Balance['all']): CellValue[] => [companies, ...both(figure)]
const less = (have: Figure, want: Figure): CellValue[] => [
  have.count - want.count,
  Math.round((have.areaM2 - want.areaM2) * 100) / 100,
]

function columnsIn(language: Language): Column[] {
  const named = (what: Text, ...titles: Text[]): Column[] =>
    titles.map((title) => ({ title: title[language].replace('{what}', what[language]), width: 16 }))
  const pair = (what: Text) => named(what, words.count, words.area)
  return [
    { title: words.types[language], width: 30 },
    { title: words.kind[language], width: 16 },
    ...named(words.requested, words.companies, words.count, words.area),
    ...named(words.waiting, words.companies, words.count, words.area),
    ...supplied.flatMap((offer) => pair(boothOfferNames[offer])),
    ...pair(words.gap),
    ...pair(words.stillGap),
  ]
}
