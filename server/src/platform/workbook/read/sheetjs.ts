import { type CellObject, CFB, parse_xlscfb, type WorkBook, type WorkSheet } from '@e965/xlsx'

// The library exports this; its type file leaves it out. It takes a container that is already open, which lets us show
// the library nothing but the part it needs.
declare module '@e965/xlsx' {
  export function parse_xlscfb(container: CompoundFile, options: ParsingOptions): WorkBook
}

export interface CompoundFile {
  FullPaths: string[]
  FileIndex: { name: string; type: number; size: number; content?: Uint8Array }[]
}

/** Formats as text cost time, markup too; number formats (`cellNF`) tell dates from numbers. */
const options = { dense: true, cellText: false, cellHTML: false, cellNF: true, cellFormula: true } as const

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
