import { boothClassNames, boothStateNames, openingName } from '@fairground/domain/booth'
import type { Text } from '@fairground/domain/text'
import type { BoothSearch, PlacedBooth } from '@fairground/wire/placement'
import type { FastifyReply } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { streamRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { boothsAtDesk, type Reading } from './booth-list.repository'

const yes: Text = { zh: '是', en: 'Yes' }

const columns = (exhibitType: (code: string) => string): ExportColumn<PlacedBooth>[] => [
  column('展位号', 'Booth no.', 14, (booth) => booth.code),
  column('展馆', 'Hall', 26, (booth, language) => (language === 'en' ? booth.hallEn : booth.hallZh)),
  column('状态', 'State', 12, ({ state }, language) => boothStateNames[state][language]),
  column('展位类型', 'Type', 14, ({ boothClass }, language) => boothClassNames[boothClass][language]),
  column('展品类型', 'Exhibit type', 22, (booth) => exhibitType(booth.exhibitType)),
  column('开口', 'Open sides', 14, ({ openSides }, language) => openingName(openSides)?.[language] ?? null),
  column('长（m）', 'Length (m)', 10, (booth) => booth.widthM),
  column('宽（m）', 'Width (m)', 10, (booth) => booth.depthM),
  column('面积（m²）', 'Area (m²)', 12, (booth) => booth.areaM2),
  column('特殊展位', 'Special', 10, ({ special }, language) => (special ? yes[language] : null)),
  column('企业名称', 'Company', 36, ({ companyZh, companyEn, nameZh, nameEn }, language) =>
    language === 'en'
      ? companyEn || companyZh || nameEn || nameZh
      : companyZh || companyEn || nameZh || nameEn,
  ),
  column('企业简称', 'Short name', 18, (booth) => booth.shortZh || booth.shortEn),
  column('预留原因', 'Reserved for', 24, (booth) => booth.reservedFor),
  column('预留到期', 'Reserved until', 14, (booth) => booth.reservedUntil),
]

const name: Text = { zh: '展位列表', en: 'Booths' }

export async function sendBooths(
  platform: Platform,
  search: BoothSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const codes = await readCodeNames(platform.db, ['exhibitType'])
  const exhibitType = (code: string) => nameOf(codes, 'exhibitType', code, caller.language)
  const rows = streamRows(platform.patientDb, boothsAtDesk, search, reading)
  const sheet = { name, asciiName: 'booths', columns: columns(exhibitType), rows }
  return sendExport(platform, { of: 'booths', asked: search, ...sheet }, caller, reply)
}
