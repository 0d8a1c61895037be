import { boothClassNames, boothStateNames, openingName } from '@fairground/domain/booth'
import type { Language, Text } from '@fairground/domain/text'
import type { BoothSearch, PlacedBooth } from '@fairground/wire/placement'
import type { FastifyReply } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { type Reading, streamBooths } from './booth-list.repository'

interface Showing {
  language: Language
  exhibitType: (code: string) => string
}

interface ExportColumn {
  title: Text
  width: number
  cell: (booth: PlacedBooth, showing: Showing) => CellValue
}

const column = (zh: string, en: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
  title: { zh, en },
  width,
  cell,
})

const yes: Text = { zh: '是', en: 'Yes' }

const columns: ExportColumn[] = [
  column('展位号', 'Booth no.', 14, (booth) => booth.code),
  column('展馆', 'Hall', 26, (booth, { language }) => (language === 'en' ? booth.hallEn : booth.hallZh)),
  column('状态', 'State', 12, ({ state }, { language }) => boothStateNames[state][language]),
  column('展位类型', 'Type', 14, ({ boothClass }, { language }) => boothClassNames[boothClass][language]),
  column('展品类型', 'Exhibit type', 22, (booth, { exhibitType }) => exhibitType(booth.exhibitType)),
  column(
    '开口',
    'Open sides',
    14,
    ({ openSides }, { language }) => openingName(openSides)?.[language] ?? null,
  ),
  column('长（m）', 'Length (m)', 10, (booth) => booth.widthM),
  column('宽（m）', 'Width (m)', 10, (booth) => booth.depthM),
  column('面积（m²）', 'Area (m²)', 12, (booth) => booth.areaM2),
  column('特殊展位', 'Special', 10, ({ special }, { language }) => (special ? yes[language] : null)),
  column('企业名称', 'Company', 36, ({ companyZh, companyEn, nameZh, nameEn }, { language }) =>
    language === 'en'
      ? companyEn || companyZh || nameEn || nameZh
      : companyZh || companyEn || nameZh || nameEn,
  ),
  column('企业简称', 'Short name', 18, (booth) => booth.shortZh || booth.shortEn),
  column('预留原因', 'Reserved for', 24, (booth) => booth.reservedFor),
  column('预留到期', 'Reserved until', 14, (booth) => booth.reservedUntil),
]

const fileName: Text = { zh: '展位列表', en: 'Booths' }

export async function sendBooths(
  { db, patientDb }: Platform,
  search: BoothSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  const codes = await readCodeNames(db, ['exhibitType'])
  const showing: Showing = {
    language,
    exhibitType: (code) => nameOf(codes, 'exhibitType', code, language),
  }
  await recordAudit(db, caller, { action: 'export', subjectType: 'booths', subjectId: '', after: search })
  const workbook = writeWorkbook({
    sheets: [
      {
        name: fileName[language],
        columns: columns.map(({ title, width }): Column => ({ title: title[language], width })),
        rows: rowsOf(streamBooths(patientDb, search, reading), showing),
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, {
    name: fileName[language],
    asciiName: 'booths',
    contentType: workbookMediaType,
    content: workbook,
  })
}

async function* rowsOf(booths: AsyncIterable<PlacedBooth>, showing: Showing): AsyncGenerator<CellValue[]> {
  for await (const booth of booths) yield columns.map(({ cell }) => cell(booth, showing))
}
