import { type CellObject, CFB, parse_xlscfb, parse_zip, type WorkBook, type WorkSheet } from '@e965/xlsx'

// The library exports these two; its type file leaves them out. They take a container that is already open, which
// lets us unpack files ourselves, within limits, and show the library nothing but the parts it needs.
declare module '@e965/xlsx' {
  export function parse_zip(
    zip: { files: Record<string, { name: string; data: string }> },
    options: ParsingOptions,
  ): WorkBook
  export function parse_xlscfb(container: CompoundFile, options: ParsingOptions): WorkBook
}

export interface CompoundFile {
  FullPaths: string[]
  FileIndex: { name: string; type: number; size: number; content?: Uint8Array }[]
}

/** What of a sheet the rest of the reader works with; both formats end up here. */
export interface RawSheet {
  name: string
  /** Zero-based rows and columns; both lists may have holes. */
  cells: (CellObject | undefined)[][]
  merges: CellRange[]
  /** Ranges filled by one array formula; only their first cell carries it. */
  formulaRanges: CellRange[]
  date1904: boolean
}

export interface CellRange {
  s: { r: number; c: number }
  e: { r: number; c: number }
}

/** Formats as text cost time, markup too; number formats (`cellNF`) tell dates from numbers. */
const options = { dense: true, cellText: false, cellHTML: false, cellNF: true, cellFormula: true } as const

/** Parts are given as bytes in a string (latin1); the library decodes UTF-8 cell by cell. */
export function parseParts(parts: Record<string, string>): WorkBook {
  const files = Object.fromEntries(Object.entries(parts).map(([name, data]) => [name, { name, data }]))
  return parse_zip({ files }, { ...options })
}

export function openCompoundFile(content: Buffer): CompoundFile {
  return CFB.read(content, { type: 'buffer' }) as CompoundFile
}

/** Shows the library a container that holds nothing but the workbook stream: no properties, no embedded objects. */
export function parseBinaryWorkbook({ FullPaths, FileIndex }: CompoundFile, stream: number): WorkBook {
  const only = <T>(list: T[]) => list.filter((_entry, index) => index === 0 || index === stream)
  return parse_xlscfb({ FullPaths: only(FullPaths), FileIndex: only(FileIndex) }, { ...options })
}

export function cellsOf(sheet: WorkSheet | undefined): (CellObject | undefined)[][] {
  return (sheet?.['!data'] as (CellObject | undefined)[][] | undefined) ?? []
}
