import * as XLSX from '@e965/xlsx'
import type { Client } from '@fairground/wire/kernel/client'
import type { KeptList } from '@fairground/wire/list'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import type { Signed, TestFair } from '../support/test-fair'

type Cells = (string | number | Date | null)[][]

export function workbookOf(rows: Cells, bookType: 'xlsx' | 'biff8' = 'xlsx'): File {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'Sheet1')
  return new File(
    [XLSX.write(book, { type: 'buffer', bookType, compression: true }) as Buffer<ArrayBuffer>],
    bookType === 'xlsx' ? '名录.xlsx' : '名录.xls',
  )
}

export const fileOf = (content: string | Buffer, name = '名录.xlsx'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** Checks a file and waits until that is done. */
export async function check(call: Client, list: KeptList, file: File): Promise<ImportRun> {
  const { importFile, importRun } = list.calls
  if (!importFile || !importRun) throw new Error(`${list.name} takes no workbooks`)
  let run = await call(importFile, { file, body: { checkOnly: true } })
  while (run.state === 'checking') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    run = await call(importRun, { params: { run: run.id } })
  }
  return run
}

/** What a download holds, as rows of texts. */
export async function download(
  fair: TestFair,
  path: string,
  as: Signed,
): Promise<{ name: string; rows: string[][] }> {
  const response = await fair.app.inject({ url: `/api${path}`, headers: { cookie: as.headers.cookie ?? '' } })
  if (!String(response.headers['content-type']).includes('spreadsheetml')) throw new Error(response.body)
  const book = XLSX.read(response.rawPayload)
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const rows = sheet ? XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) : []
  const disposition = String(response.headers['content-disposition'])
  return { name: decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? ''), rows }
}
