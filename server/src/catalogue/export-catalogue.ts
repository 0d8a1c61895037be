import {
  type CatalogueField,
  catalogueFieldNames,
  catalogueFields,
  catalogueStateNames,
} from '@fairground/domain/catalogue'
import type { Text } from '@fairground/domain/text'
import type { CatalogueSearch } from '@fairground/wire/catalogue'
import type { FastifyReply } from 'fastify'
import type { SignedInCaller } from '../platform/http/principal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { readWritten, type WrittenEntry } from './catalogue-list.repository'

const areas: Record<WrittenEntry['area'], Text> = {
  CHN: { zh: '境内', en: 'Domestic' },
  ENG: { zh: '境外', en: 'Overseas' },
}
const yes: Text = { zh: '是', en: 'Yes' }
const widths: Partial<Record<CatalogueField, number>> = { introZh: 60, introEn: 60, phone: 20, email: 28 }

const columns = (moment: (at: Date) => string): ExportColumn<WrittenEntry>[] => [
  column('报名编号', 'Registration no.', 16, ({ registrationNumber }) => registrationNumber),
  column('企业', 'Company', 36, ({ companyName }) => companyName),
  column('境内外', 'Where from', 12, ({ area }, language) => areas[area][language]),
  column('展位', 'Booths', 20, ({ booths }) => booths.join(' ')),
  column('状态', 'State', 12, ({ state }, language) => catalogueStateNames[state][language]),
  ...catalogueFields.map((field) => ({
    title: catalogueFieldNames[field],
    width: widths[field] ?? 32,
    cell: (row: WrittenEntry) => row[field] || null,
  })),
  column('提交时间', 'Handed in', 20, ({ submittedAt }) => (submittedAt ? moment(submittedAt) : null)),
  column('审校意见', 'Remark', 32, ({ remark }) => remark || null),
  column('列入公开名录', 'In the public directory', 14, ({ inDirectory }, language) =>
    inDirectory ? yes[language] : null,
  ),
]

const name: Text = { zh: '会刊资料', en: 'Catalogue entries' }

/** For those who lay the catalogue out themselves: what is looked for, all of it. */
export async function sendCatalogueWorkbook(
  platform: Platform,
  search: CatalogueSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { edition, timeZone } = platform.settings.current()
  const sheet = {
    name,
    asciiName: 'catalogue-entries',
    columns: columns((at) => momentIn(at, timeZone)),
    rows: await readWritten(platform.patientDb, search, { edition, language: caller.language }),
  }
  return sendExport(platform, { of: 'catalogue-entry', asked: search, ...sheet }, caller, reply)
}
