import { partyName } from '@fairground/domain/contract'
import { amountDigits } from '@fairground/domain/money'
import type { ExportColumn } from '../platform/workbook/write/send-sheet'

export { type ExportColumn, sendSheet, sendWorkbook, sheetOf } from '../platform/workbook/write/send-sheet'

/** An amount as accountants' cells have it. */
export const sum = (amount: number): number => Number(amountDigits(amount))

/** As its reader calls it. */
export const companyColumn: ExportColumn<{ companyZh: string | null; companyEn: string | null }> = {
  title: { zh: '企业名称', en: 'Company' },
  width: 36,
  cell: ({ companyZh, companyEn }, language) =>
    partyName({ nameZh: companyZh ?? '', nameEn: companyEn ?? '' }, language),
}
