import { readFile } from 'node:fs/promises'
import { read, utils, write } from '@e965/xlsx'
import type { Download } from '@playwright/test'

export type Cells = (string | number)[][]

/** A workbook as somebody would have typed it, ready to be chosen in a file dialog. */
export function workbook(name: string, cells: Cells) {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Sheet1')
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  }
}

/** The first sheet of a downloaded workbook, heading first. */
export async function cellsOf(download: Download): Promise<Cells> {
  const book = read(await readFile(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<(string | number)[]>(sheet, { header: 1 }) : []
}
