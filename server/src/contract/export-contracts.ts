import { contractStateNames, partyName } from '@fairground/domain/contract'
import { amountDigits } from '@fairground/domain/money'
import type { Language, Text } from '@fairground/domain/text'
import type { ContractSearch, ListedContract } from '@fairground/wire/contract/desk'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import { sendDownload } from '../platform/http/send-download'
import type { Platform } from '../platform/platform'
import type { CellValue, Column } from '../platform/workbook/write/columns'
import { workbookMediaType, writeWorkbook } from '../platform/workbook/write/write-workbook'
import { type Reading, streamContracts } from './contract-list.repository'

interface ExportColumn {
  title: Text
  width: number
  cell: (contract: ListedContract, language: Language) => CellValue
}

const column = (zh: string, en: string, width: number, cell: ExportColumn['cell']): ExportColumn => ({
  title: { zh, en },
  width,
  cell,
})

const columns: ExportColumn[] = [
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

const fileName: Text = { zh: '合同', en: 'Contracts' }

export async function sendContractList(
  { db, patientDb }: Platform,
  search: ContractSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  const { language } = caller
  await recordAudit(db, caller, { action: 'export', subjectType: 'contracts', subjectId: '', after: search })
  const workbook = writeWorkbook({
    sheets: [
      {
        name: fileName[language],
        columns: columns.map(({ title, width }): Column => ({ title: title[language], width })),
        rows: rowsOf(streamContracts(patientDb, search, reading), language),
        freezeHeader: true,
      },
    ],
  })
  return sendDownload(reply, {
    name: fileName[language],
    asciiName: 'contracts',
    contentType: workbookMediaType,
    content: workbook,
  })
}

async function* rowsOf(
  contracts: AsyncIterable<ListedContract>,
  language: Language,
): AsyncGenerator<CellValue[]> {
  for await (const contract of contracts) yield columns.map(({ cell }) => cell(contract, language))
}
