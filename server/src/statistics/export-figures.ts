import type { Text } from '@fairground/domain/text'
import type { FigureGroup, FigureSearch } from '@fairground/wire/statistics'
import type { Statistic } from '@fairground/wire/statistics/definitions'
import { inOrder, measureTitle, nameOfKey, sumOfGroups, titleOf } from '@fairground/wire/statistics/words'
import type { FastifyReply } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { groupedBy, readFigures } from './figures.service'

const total: Text = { zh: '合计', en: 'Total' }
const currency: Text = { zh: '币种', en: 'Currency' }
const earlier: Text = { zh: '第 {edition} 届：{what}', en: 'Edition {edition}: {what}' }
/** The figures as the screen shows them, with their totals. */
export async function sendFigures(
  platform: Platform,
  statistic: Statistic,
  search: FigureSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  const figures = await readFigures(platform, statistic, search)
  await recordAudit(platform.db, caller, {
    action: 'export',
    subjectType: 'statistics',
    subjectId: '',
    after: { statistic: statistic.name, ...search },
  })
  const { view } = statistic
  const by = groupedBy(statistic, search)
  const codes = await readCodeNames(platform.db, ['exhibitType', 'boothType', 'region', 'productCategory'])
  const words = {
    language,
    names: figures.names,
    code: (list: string, value: string) => nameOf(codes, list, value, language),
  }
  const named = (filter: string, key: string) => nameOfKey(statistic, filter, key, words)
  const measures = Object.entries(view.measures)
  const { split } = search
  const heads: Column[] = [
    { title: titleOf(statistic, by)[language], width: 30 },
    ...(split ? [{ title: titleOf(statistic, split)[language], width: 20 }] : []),
    ...(view.within ? [{ title: currency[language], width: 10 }] : []),
    ...measures.map(([, measure]) => ({ title: measureTitle(measure, language), width: 18 })),
    ...(figures.before
      ? measures.map(([, measure]) => ({
          title: earlier[language]
            .replace('{edition}', String(search.compare))
            .replace('{what}', measureTitle(measure, language)),
          width: 24,
        }))
      : []),
  ]
  const same = (one: FigureGroup) => (other: FigureGroup) =>
    one.key === other.key && one.split === other.split && one.within === other.within
  const cells = (group: FigureGroup, before: readonly FigureGroup[] | null | undefined): CellValue[] => [
    ...(view.within ? [group.within] : []),
    ...measures.map(([name]) => group.values[name] ?? 0),
    ...(before ? measures.map(([name]) => before.find(same(group))?.values[name] ?? 0) : []),
  ]
  const gone = (figures.before?.groups ?? [])
    .filter((group) => !figures.groups.some(same(group)))
    .map((group) => ({ ...group, values: {} }))
  const groups = [...figures.groups, ...gone]
  const order = inOrder(statistic, by, [...new Set(groups.map(({ key }) => key))])
  const rows = order.flatMap((key) =>
    groups
      .filter((group) => group.key === key)
      .map((group) => [
        named(by, key),
        ...(split ? [named(split, group.split)] : []),
        ...cells(group, figures.before?.groups),
      ]),
  )
  const sumsIn = (totals: readonly FigureGroup[]): FigureGroup[] =>
    [...new Set(totals.map(({ within }) => within))].map((within) => ({
      key: '',
      split: '',
      within,
      values: sumOfGroups(totals.filter((group) => group.within === within)),
    }))
  const sums = sumsIn(figures.totals).map((group) => [
    total[language],
    ...(split ? [''] : []),
    ...cells(group, figures.before && sumsIn(figures.before.totals)),
  ])
  const name = statistic.title[language]
  const content = writeWorkbook({
    sheets: [
      {
        name: name.slice(0, 31).replaceAll(/[:：]/g, ' '),
        columns: heads,
        rows: [...rows, ...sums],
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, {
    name,
    asciiName: `statistics-${statistic.name}`,
    contentType: workbookMediaType,
    content,
  })
}
