import { fieldTitle } from '@fairground/domain/company/sections'
import { dataStateTitles, reviewStateTitles, variantTitles } from '@fairground/domain/review'
import type { Text } from '@fairground/domain/text'
import type { SignUpSearch, SignUpView } from '@fairground/wire/review'
import type { FastifyReply } from 'fastify'
import { nameOf, readCodeNames } from '../codelist'
import { streamRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { sendExport as sendRows } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { type ExportedSignUp, exportedSignUps } from './sign-up-list.repository'

const names: Record<SignUpView, Text> = {
  signUps: { zh: '报名信息', en: 'Sign-ups' },
  reviews: { zh: '审核报名', en: 'Reviews' },
  exhibitors: { zh: '参展商', en: 'Exhibitors' },
}

interface Showing {
  code: (list: string, value: string) => string
  moment: (at: Date | null) => string
}

/** What the sign-up says stands under the name it has on the form. */
const titled = (
  title: Text,
  width: number,
  cell: ExportColumn<ExportedSignUp>['cell'],
): ExportColumn<ExportedSignUp> => ({
  title,
  width,
  cell,
})
const inSquareMetres = ({ zh, en }: Text): Text => ({ zh: `${zh}（m²）`, en: `${en} (m²)` })

const columns = ({ code, moment }: Showing): ExportColumn<ExportedSignUp>[] => [
  column('报名编号', 'Registration no.', 18, (row) => row.registrationNumber),
  titled(fieldTitle('basics', 'nameZh', 'CHN'), 36, (row) => row.nameZh),
  titled(fieldTitle('basics', 'nameEn', 'CHN'), 36, (row) => row.nameEn),
  column('企业类别', 'Kind', 12, (row, language) => variantTitles[row.variant][language]),
  titled(fieldTitle('invoice', 'creditCode', 'CHN'), 24, (row) => row.creditCode),
  titled(fieldTitle('basics', 'contactName', 'CHN'), 14, (row) => row.contactName),
  titled(fieldTitle('basics', 'contactMobile', 'ENG'), 18, (row) => row.contactMobile),
  titled(fieldTitle('basics', 'email', 'ENG'), 26, (row) => row.email),
  titled(fieldTitle('scale', 'region', 'CHN'), 14, (row) => code('region', row.region)),
  titled(fieldTitle('boothRequest', 'exhibitType', 'CHN'), 22, (row) => code('exhibitType', row.exhibitType)),
  titled(fieldTitle('boothRequest', 'boothType', 'CHN'), 14, (row) => code('boothType', row.boothType)),
  titled(fieldTitle('boothRequest', 'standardBooths', 'CHN'), 14, (row) => row.standardBooths || null),
  titled(
    inSquareMetres(fieldTitle('boothRequest', 'indoorArea', 'CHN')),
    14,
    (row) => row.indoorArea || null,
  ),
  titled(
    inSquareMetres(fieldTitle('boothRequest', 'outdoorArea', 'CHN')),
    14,
    (row) => row.outdoorArea || null,
  ),
  column('报名状态', 'Sign-up', 12, (row, language) => dataStateTitles[row.dataState][language]),
  column('审核状态', 'Review', 14, (row, language) =>
    row.reviewState ? reviewStateTitles[row.reviewState][language] : null,
  ),
  column('提交时间', 'Submitted', 20, (row) => moment(row.submittedAt)),
  column('审核人', 'Reviewer', 14, (row) => row.reviewerName),
  column('审核时间', 'Reviewed', 20, (row) => moment(row.reviewedAt)),
  column('展位', 'Booths', 24, (row) => row.booths.map(({ code }) => code).join(', ')),
  column('黑名单', 'Blacklisted', 10, (row, language) =>
    row.blacklisted ? { zh: '是', en: 'Yes' }[language] : null,
  ),
]

/** Everything the filters find in the order asked for, or the sign-ups that are named. */
export async function sendExport(
  platform: Platform,
  search: SignUpSearch,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  const { edition, timeZone } = platform.settings.current()
  const codes = await readCodeNames(platform.db, ['region', 'exhibitType', 'boothType'])
  const said = columns({
    code: (list, value) => nameOf(codes, list, value, language),
    moment: momentIn(timeZone),
  })
  const sheet = {
    name: names[search.view],
    asciiName: 'sign-ups',
    columns: said.map((one) => ({ ...one, asText: true as const })),
    rows: streamRows(platform.patientDb, exportedSignUps, search, { edition, language }),
  }
  return sendRows(platform, { of: 'sign-ups', asked: search, ...sheet }, caller, reply)
}

function momentIn(timeZone: string): Showing['moment'] {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  return (at) => (at ? format.format(at) : '')
}
