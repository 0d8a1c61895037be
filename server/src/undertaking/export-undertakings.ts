import { signingMethodNames, undertakingNames, undertakingStateNames } from '@fairground/domain/undertaking'
import type { ListedUndertaking, UndertakingSearch } from '@fairground/wire/undertaking'
import type { FastifyReply } from 'fastify'
import { readRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { type Reading, undertakings } from './undertaking-list.repository'

const columns = (moment: (at: Date) => string): ExportColumn<ListedUndertaking>[] => [
  column('报名编号', 'Registration no.', 16, (row) => row.registrationNumber),
  column('企业名称', 'Company', 36, (row) => row.companyName),
  column('展位', 'Booths', 24, ({ booths }) => booths.join(' ')),
  column('状态', 'State', 14, ({ state }, language) => undertakingStateNames[state][language]),
  column('签署人', 'Signed by', 16, (row) => row.signerName || null),
  column('签署时间', 'Signed at', 20, ({ signedAt }) => (signedAt ? moment(signedAt) : null)),
  column('方式', 'How', 18, ({ method }, language) => (method ? signingMethodNames[method][language] : null)),
  column('签署版本', 'Version signed', 12, (row) => row.textVersion),
  column('当前版本', 'Version now', 12, (row) => row.currentVersion),
  column('重新签署原因', 'Why asked again', 30, (row) => row.renewalReason || null),
  column('最近提醒', 'Last reminded', 20, ({ remindedAt }) => (remindedAt ? moment(remindedAt) : null)),
]

/** More companies than any fair has booths. */
const most = 50_000

export async function sendUndertakings(
  platform: Platform,
  search: UndertakingSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { timeZone } = platform.settings.current()
  const sheet = {
    name: undertakingNames[search.kind],
    asciiName: search.kind,
    columns: columns((at) => momentIn(at, timeZone)),
    rows: await readRows(platform.patientDb, undertakings, { ...search, page: 1, pageSize: most }, reading),
  }
  return sendExport(platform, { of: 'undertakings', asked: search, ...sheet }, caller, reply)
}
