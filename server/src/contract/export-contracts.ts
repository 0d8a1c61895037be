import { contractStateNames, partyName } from '@fairground/domain/contract'
import { amountDigits } from '@fairground/domain/money'
import type { Text } from '@fairground/domain/text'
import type { ContractSearch, ListedContract } from '@fairground/wire/contract/desk'
import type { FastifyReply } from 'fastify'
import { streamRows } from '../platform/database/joined-view'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { sendExport } from '../platform/workbook/write/send-export'
import { exportColumn as column, type ExportColumn } from '../platform/workbook/write/send-sheet'
import { contractsAtDesk, type Reading } from './contract-list.repository'

const columns: ExportColumn<ListedContract>[] = [
  column('合同编号', 'Number', 14, ({ number }) => number),
  column('企业名称', 'Company', 36, ({ companyZh, companyEn }, language) =>
    partyName({ nameZh: companyZh, nameEn: companyEn }, language),
  ),
  column('合同类别', 'Class', 24, ({ classZh, classEn }, language) =>
    language === 'en' ? classEn : classZh,
  ),
  column('状态', 'State', 14, ({ state }, language) => contractStateNames[state][language]),
  column('展位', 'Booths', 24, ({ booths }) => booths.join(', ')),
  column('币种', 'Currency', 8, ({ currency }) => currency),
  column('合同总额', 'Total', 16, ({ total }) => Number(amountDigits(total))),
  column('变更自', 'Amends', 14, ({ amends }) => amends),
  column('与展位不符', 'Differs from booths held', 30, ({ differs }) =>
    differs
      ? [
          ...differs.added.map((code) => `+${code}`),
          ...differs.gone.map((code) => `−${code}`),
          ...differs.changed.map((code) => `≠${code}`),
          ...differs.joined.map((name) => `+${name}`),
          ...differs.left.map((name) => `−${name}`),
        ].join(', ')
      : '',
  ),
  column('签署期限', 'Sign by', 12, ({ signBy }) => signBy),
]

const name: Text = { zh: '合同', en: 'Contracts' }

export function sendContractList(
  platform: Platform,
  search: ContractSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const rows = streamRows(platform.patientDb, contractsAtDesk, search, reading)
  const sheet = { name, asciiName: 'contracts', columns, rows }
  return sendExport(platform, { of: 'contracts', asked: search, ...sheet }, caller, reply)
}
