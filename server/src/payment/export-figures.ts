import { ledgerKindNames } from '@fairground/domain/payment'
import type { Text } from '@fairground/domain/text'
import type {
  ContractCell,
  ContractFigure,
  ContractFigureSearch,
  EntryFigure,
  EntryFigureSearch,
} from '@fairground/wire/payment/figures'
import type { FastifyReply } from 'fastify'
import { recordAudit } from '../platform/audit/audit'
import type { SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { readFigures, streamFigureContracts, streamFigureEntries } from './figures.repository'
import type { Reading } from './payment-list.repository'
import { companyColumn, type ExportColumn, sendSheet, sum } from './sheet'

type Money = Pick<ContractCell, 'currency' | 'charged' | 'paid' | 'outstanding' | 'overdue'>

const moneyColumns: ExportColumn<Money>[] = [
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
  { title: { zh: '应收', en: 'Charged' }, width: 16, cell: ({ charged }) => sum(charged) },
  { title: { zh: '已收', en: 'Paid' }, width: 16, cell: ({ paid }) => sum(paid) },
  { title: { zh: '未收', en: 'Outstanding' }, width: 16, cell: ({ outstanding }) => sum(outstanding) },
  { title: { zh: '逾期', en: 'Overdue' }, width: 16, cell: ({ overdue }) => sum(overdue) },
]

type NamedCell = ContractCell & { name: Text }
const figureColumns: ExportColumn<NamedCell>[] = [
  { title: { zh: '合同类别', en: 'Class' }, width: 28, cell: ({ name }, language) => name[language] },
  { title: { zh: '合同数', en: 'Contracts' }, width: 10, cell: ({ contracts }) => contracts },
  ...moneyColumns,
]

type OfCompany = Pick<ContractFigure, 'number' | 'companyZh' | 'companyEn'>
const companyColumns: ExportColumn<OfCompany>[] = [
  { title: { zh: '合同编号', en: 'Contract' }, width: 14, cell: ({ number }) => number },
  companyColumn,
]

const contractColumns: ExportColumn<ContractFigure>[] = [
  ...companyColumns,
  {
    title: { zh: '合同类别', en: 'Class' },
    width: 28,
    cell: ({ classZh, classEn }, language) => (language === 'en' ? classEn : classZh),
  },
  ...moneyColumns,
]

const entryColumns: ExportColumn<EntryFigure>[] = [
  { title: { zh: '日期', en: 'Date' }, width: 12, cell: ({ bookedOn }) => bookedOn },
  ...companyColumns,
  {
    title: { zh: '类别', en: 'Kind' },
    width: 12,
    cell: ({ kind }, language) => ledgerKindNames[kind][language],
  },
  { title: { zh: '币种', en: 'Currency' }, width: 8, cell: ({ currency }) => currency },
  { title: { zh: '收款金额', en: 'Received' }, width: 16, cell: ({ received }) => sum(received) },
  { title: { zh: '说明', en: 'Note' }, width: 40, cell: ({ reason }) => reason },
  { title: { zh: '经办', en: 'By' }, width: 14, cell: ({ madeBy }) => madeBy },
]

const names = {
  figures: { zh: '缴费统计', en: 'Payment figures' },
  contracts: { zh: '缴费统计_合同', en: 'Payment figures, contracts' },
  entries: { zh: '缴费统计_收款', en: 'Payment figures, payments' },
} satisfies Record<string, Text>

const audit = ({ db }: Platform, caller: SignedInCaller, after: object) =>
  recordAudit(db, caller, { action: 'export', subjectType: 'payment-figures', subjectId: '', after })

export async function sendFigures(
  platform: Platform,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  await audit(platform, caller, {})
  const { classes, contracts } = await readFigures(platform.db, reading)
  const rows = contracts.map((cell): NamedCell => {
    const own = classes.find(({ id }) => id === cell.classId)
    return { ...cell, name: { zh: own?.nameZh ?? '', en: own?.nameEn ?? '' } }
  })
  const name = names.figures
  return sendSheet(reply, caller.language, {
    name,
    sheet: name,
    asciiName: 'payment-figures',
    columns: figureColumns,
    rows,
  })
}

export async function sendFigureContracts(
  platform: Platform,
  search: ContractFigureSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  await audit(platform, caller, search)
  return sendSheet(reply, caller.language, {
    name: names.contracts,
    sheet: names.contracts,
    asciiName: 'payment-figures-contracts',
    columns: contractColumns,
    rows: streamFigureContracts(platform.patientDb, search, reading),
  })
}

export async function sendFigureEntries(
  platform: Platform,
  search: EntryFigureSearch,
  reading: Reading,
  caller: SignedInCaller,
  reply: FastifyReply,
): Promise<null> {
  await audit(platform, caller, search)
  return sendSheet(reply, caller.language, {
    name: names.entries,
    sheet: names.entries,
    asciiName: 'payment-figures-payments',
    columns: entryColumns,
    rows: streamFigureEntries(platform.patientDb, search, reading),
  })
}
