import { amountDigits } from '@fairground/domain/money'

export { type ExportColumn, sendSheet, sendWorkbook, sheetOf } from '../platform/workbook/write/send-sheet'

/** An amount as accountants' cells have it. */
export const sum = (amount: number): number => Number(amountDigits(amount))
