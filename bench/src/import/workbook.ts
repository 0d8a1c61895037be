import { utils, write } from '@e965/xlsx'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { type CouncilRow, councilRows } from '../lists/council-list'

export interface Workbook {
  rows: CouncilRow[]
  bytes: Buffer
}

/** With the template's headings, and texts kept the way spreadsheet programs keep them, in one shared table. */
export function makeWorkbook(seed: string, count: number): Workbook {
  const rows = councilRows(seed, count)
  const { companyName, creditCode, serial } = councilMember.fields
  const headings = [serial, companyName, creditCode].map((field) => field?.title.zh ?? '')
  const cells = rows.map((row) => [row.serial, row.company_name, row.credit_code])
  const book = utils.book_new(utils.aoa_to_sheet([headings, ...cells]), councilMember.title.zh)
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer
  return { rows, bytes }
}
