import {
  type BoothState,
  boothClasses,
  boothClassNames,
  boothStateNames,
  statesOffered,
} from '@fairground/domain/booth'
import {
  type BoothCell,
  type Figure,
  type FigureFilters,
  matching,
  noFigure,
  shareOf,
  sumsBy,
  usesIn,
} from '@fairground/domain/booth-statistics'
import type { Language, Text } from '@fairground/domain/text'
import type { BoothFigures } from '@fairground/wire/booth-statistics'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'

const words = {
  file: { zh: '展位统计', en: 'Booth statistics' },
  hall: { zh: '展馆', en: 'Hall' },
  kind: { zh: '展位类型', en: 'Type' },
  count: { zh: '{state}（个）', en: '{state} (booths)' },
  area: { zh: '{state}（m²）', en: '{state} (m²)' },
  total: { zh: '合计', en: 'Total' },
  taken: { zh: '已售比例（%）', en: 'Taken (%)' },
} satisfies Record<string, Text>

/** The total stands between what it is of and what lies on the plan besides. */
const [offered, besides] = [statesOffered('offered'), statesOffered('notOffered')]

/** The matrix as the screen shows it: each type of a hall, each hall, and the fair. */
export async function sendFigures(
  { db }: Platform,
  { halls, cells }: BoothFigures,
  filters: FigureFilters,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  const counted = matching(cells, filters)
  await recordAudit(db, caller, {
    action: 'export',
    subjectType: 'boothFigures',
    subjectId: '',
    after: filters,
  })
  const rows = halls
    .filter(({ id }) => filters.hallId === undefined || id === filters.hallId)
    .flatMap((hall) => {
      const own = matching(counted, { hallId: hall.id })
      const name = `${hall.code} ${language === 'en' ? hall.nameEn : hall.nameZh}`
      const kinds = boothClasses
        .map((boothClass) => ({ boothClass, of: matching(own, { boothClass }) }))
        .filter(({ of }) => of.length > 0)
        .map(({ boothClass, of }) => [name, boothClassNames[boothClass][language], ...figuresOf(of)])
      return [...kinds, [name, words.total[language], ...figuresOf(own)]]
    })
  const kinds = boothClasses.map((boothClass) => [
    words.total[language],
    boothClassNames[boothClass][language],
    ...figuresOf(matching(counted, { boothClass })),
  ])
  const all = [words.total[language], words.total[language], ...figuresOf(counted)]
  const content = writeWorkbook({
    sheets: [
      {
        name: words.file[language],
        columns: columnsIn(language),
        rows: [...rows, ...kinds, all],
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, {
    name: words.file[language],
    asciiName: 'booth-statistics',
    contentType: workbookMediaType,
    content,
  })
}

function columnsIn(language: Language): Column[] {
  const pair = (state: string): Column[] =>
    [words.count, words.area].map((title) => ({
      title: title[language].replace('{state}', state),
      width: 16,
    }))
  return [
    { title: words.hall[language], width: 34 },
    { title: words.kind[language], width: 16 },
    ...offered.flatMap((state) => pair(boothStateNames[state][language])),
    ...pair(words.total[language]),
    ...besides.flatMap((state) => pair(boothStateNames[state][language])),
    { title: words.taken[language], width: 14 },
  ]
}

function figuresOf(cells: readonly BoothCell[]): CellValue[] {
  const byState = sumsBy(cells, ({ state }) => state)
  const both = ({ count, areaM2 }: Figure) => [count, areaM2]
  const of = (states: readonly BoothState[]) =>
    states.flatMap((state) => both(byState.get(state) ?? noFigure))
  const uses = usesIn(cells)
  return [
    ...of(offered),
    ...both(uses.offered),
    ...of(besides),
    Math.round(shareOf(uses.taken.count, uses.offered.count) * 1000) / 10,
  ]
}
