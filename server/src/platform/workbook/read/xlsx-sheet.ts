import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { dateStyles } from './date-formats'
import type { RawSheet } from './raw-sheet'
import { sharedStrings } from './shared-strings'
import { SheetContentCollector } from './sheet-content'
import { attribute, type Relation, XlsxPackage } from './xlsx-package'
import { type WorkbookFacts, XlsxRows } from './xlsx-rows'
import { utf8, xmlTextOf } from './xlsx-text'
import { unpack } from './zip-part'

/** The first visible worksheet of an .xlsx file. */
export async function readXlsx(file: Buffer, limits: WorkbookLimits, headingRows: number): Promise<RawSheet> {
  const parts = new XlsxPackage(file, limits)
  const workbookPart = await findWorkbook(parts)
  const relations = await parts.relationsOf(workbookPart)
  if (relations.some(({ kind }) => /vbaProject|macrosheet/i.test(kind))) throw problem('hasMacros')
  const workbookXml = await parts.text(workbookPart)
  const sheet = firstVisibleSheet(workbookXml, relations)

  const rows = new XlsxRows(await factsOf(parts, workbookXml, relations, limits), limits)
  const content = new SheetContentCollector(limits, headingRows, (xml) => rows.take(xml))
  for await (const chunk of unpack(file, parts.entry(sheet.target))) content.take(chunk)
  content.finish()
  const { merges, formulaRanges } = content
  return { name: sheet.name, rows: rows.rows, merges, formulaRanges }
}

async function factsOf(
  parts: XlsxPackage,
  workbookXml: string,
  relations: readonly Relation[],
  limits: WorkbookLimits,
): Promise<WorkbookFacts> {
  const styles = partOf(relations, 'styles')
  const strings = partOf(relations, 'sharedStrings')
  return {
    dateStyles: styles && parts.has(styles) ? dateStyles(await parts.text(styles)) : [],
    strings: strings && parts.has(strings) ? sharedStrings(await parts.text(strings, limits.textBytes)) : [],
    date1904: /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904=["'](?:1|true)["']/.test(workbookXml),
  }
}

async function findWorkbook(parts: XlsxPackage): Promise<string> {
  if (parts.some(/^(?:mimetype|meta-inf\/manifest\.xml|index\/document\.iwa|index\.zip)$/))
    throw problem('otherFormat')
  if (!parts.has('[Content_Types].xml')) throw problem('notWorkbook')
  if (parts.some(/(?:^|\/)vbaproject\.bin$|^xl\/macrosheets\//)) throw problem('hasMacros')
  const types = await parts.text('[Content_Types].xml')
  if (/(?:sheet|template|addin)\.macroEnabled\.main\+xml/i.test(types)) throw problem('hasMacros')
  const part = partOf(await parts.relationsOf(''), 'officeDocument') ?? 'xl/workbook.xml'
  if (part.endsWith('.bin')) throw problem('otherFormat')
  if (!part.startsWith('xl/') || !parts.has(part)) throw problem('notWorkbook')
  return part
}

function firstVisibleSheet(
  workbookXml: string,
  relations: readonly Relation[],
): { name: string; target: string } {
  const worksheets = new Map(
    relations.filter(({ kind }) => kind === 'worksheet').map(({ id, target }) => [id, target]),
  )
  for (const [, attributes = ''] of workbookXml.matchAll(/<(?:\w+:)?sheet\b([^<>]*)>/g)) {
    const target = worksheets.get(attribute(attributes, 'id') ?? '')
    const state = attribute(attributes, 'state') ?? 'visible'
    if (target && state === 'visible')
      return { name: xmlTextOf(utf8(attribute(attributes, 'name') ?? '')), target }
  }
  throw problem('noVisibleSheet')
}

function partOf(relations: readonly Relation[], kind: string): string | undefined {
  return relations.find((relation) => relation.kind === kind)?.target
}
