import { badgeStateNames, identityKindNames } from '@fairground/domain/badge'
import type { Text } from '@fairground/domain/text'
import type { Participant, ParticipantSearch } from '@fairground/wire/badge/participants'
import type { FastifyReply } from 'fastify'
import { readRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { participants } from './participants.repository'
import { shown } from './participants.service'

/** Numbers of documents stay masked: a workbook goes where no log follows it. */
const columns = (moment: (at: Date) => string): ExportColumn<Participant>[] => [
  column('证件编号', 'Badge no.', 12, ({ number }) => number),
  column('企业名称', 'Company', 36, ({ companyName }) => companyName),
  column('展位', 'Booths', 20, ({ booths }) => booths.join(' ')),
  column('姓名', 'Name', 16, ({ name }) => name),
  column('英文姓名', 'Name in English', 20, ({ nameEn }) => nameEn || null),
  column('职务', 'Post', 18, ({ post }) => post),
  column('手机号', 'Mobile', 18, ({ mobile }) => mobile),
  column(
    '证件类型',
    'Document',
    20,
    ({ identityKind }, language) => identityKindNames[identityKind][language],
  ),
  column('证件号码', 'Document no.', 22, ({ identityMasked }) => identityMasked || null),
  column('状态', 'State', 14, ({ state }, language) => badgeStateNames[state][language]),
  column('作废原因', 'Why void', 24, ({ voidReason }) => voidReason || null),
  column('最近入场', 'Last admitted', 20, ({ admittedAt }) => (admittedAt ? moment(admittedAt) : null)),
]

const name: Text = { zh: '参展人员', en: 'Participants' }
/** More people than any fair has badges. */
const most = 200_000

export async function sendParticipants(
  platform: Platform,
  search: ParticipantSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { patientDb, settings, secrets } = platform
  const { edition, timeZone } = settings.current()
  const everybody = { ...search, page: 1, pageSize: most }
  const rows = await readRows(patientDb, participants, everybody, { edition, language: caller.language })
  const sheet = {
    name,
    asciiName: 'participants',
    columns: columns((at) => momentIn(at, timeZone)),
    rows: rows.map((row) => shown(secrets, row)),
  }
  return sendExport(platform, { of: 'badge-person', asked: { state: search.state }, ...sheet }, caller, reply)
}
