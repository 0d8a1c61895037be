import * as XLSX from '@e965/xlsx'
import sharp from 'sharp'
import { readZipDirectory } from '../../../src/platform/workbook/read/zip-directory'
import { workbookLimits } from '../../../src/platform/workbook/workbook-limits'
import { readPdf } from '../../support/read-pdf'

/** What an answer says. Files are shown by what is in them, as their bytes change with every library that writes them. */
export async function contentOf(type: string, bytes: Buffer): Promise<unknown> {
  if (type.startsWith('application/json')) return jsonOf(bytes.toString('utf8'))
  if (type.includes('spreadsheetml')) return { sheets: sheetsOf(bytes) }
  if (type === 'application/zip')
    return { files: readZipDirectory(bytes, workbookLimits).map(({ name }) => name) }
  if (type.startsWith('application/pdf')) return pdfOf(bytes)
  if (type.startsWith('image/')) {
    const { format, width, height } = await sharp(bytes).metadata()
    return { picture: { format, width, height } }
  }
  return { text: bytes.toString('utf8') }
}

function jsonOf(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // Nothing of how it was sent may get lost on the way into the record: neither an order of keys nor a way to escape.
  if (JSON.stringify(value) !== text)
    throw new Error(`cannot be recorded to the letter: ${text.slice(0, 200)}`)
  return value
}

const sheetsOf = (bytes: Buffer) => {
  const book = XLSX.read(bytes, { cellStyles: true })
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name] ?? {}
    return {
      name,
      widths: sheet['!cols']?.map((column) => column?.width),
      rows: XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }),
    }
  })
}

async function pdfOf(bytes: Buffer): Promise<unknown> {
  const { title, language, pages } = await readPdf(bytes)
  return {
    pdf: {
      title,
      language,
      pages: pages.map(({ text, pictures }) => ({ lines: text.split('\n'), pictures })),
    },
  }
}
