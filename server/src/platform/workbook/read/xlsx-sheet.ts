import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { dateStyles } from './date-formats'
import { SheetContentCollector } from './sheet-content'
import { cellsOf, parseParts, type RawSheet } from './sheetjs'
import { attribute, type Relation, XlsxPackage } from './xlsx-package'
import { unpack } from './zip-part'

const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relationships = `${schemas}/officeDocument/2006/relationships`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The first visible worksheet of an .xlsx file. */
export async function readXlsx(file: Buffer, limits: WorkbookLimits, headingRows: number): Promise<RawSheet> {
  const parts = new XlsxPackage(file, limits)
  const workbookPart = await findWorkbook(parts)
  const relations = await parts.relationsOf(workbookPart)
  if (relations.some(({ kind }) => /vbaProject|macrosheet/i.test(kind))) throw problem('hasMacros')
  const workbookXml = await parts.text(workbookPart)
  const sheet = firstVisibleSheet(workbookXml, relations)

  const content = new SheetContentCollector(limits, headingRows)
  for await (const chunk of unpack(file, parts.entry(sheet.target))) content.take(chunk)
  const { rows, merges, formulaRanges } = content.finish()

  const styles = partOf(relations, 'styles')
  const strings = partOf(relations, 'sharedStrings')
  const date1904 = /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904=["'](?:1|true)["']/.test(workbookXml)
  const parsed = parseParts({
    '[Content_Types].xml': contentTypes,
    'xl/workbook.xml': soleSheetWorkbook(sheet.nameXml),
    'xl/_rels/workbook.xml.rels': soleSheetRelations,
    'xl/styles.xml': styles && parts.has(styles) ? dateStyles(await parts.text(styles)) : '<styleSheet/>',
    'xl/sharedStrings.xml':
      strings && parts.has(strings) ? await sharedStrings(parts, strings, limits) : '<sst/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
  const name = parsed.SheetNames[0]
  // The library keeps silent about a sheet that it could not read: it just leaves the sheet out.
  if (name === undefined || !parsed.Sheets[name]) throw problem('damaged')
  return { name, cells: cellsOf(parsed.Sheets[name]), merges, formulaRanges, date1904 }
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
): { nameXml: string; target: string } {
  const worksheets = new Map(
    relations.filter(({ kind }) => kind === 'worksheet').map(({ id, target }) => [id, target]),
  )
  for (const [, attributes = ''] of workbookXml.matchAll(/<(?:\w+:)?sheet\b([^<>]*)>/g)) {
    const target = worksheets.get(attribute(attributes, 'id') ?? '')
    const state = attribute(attributes, 'state') ?? 'visible'
    if (target && state === 'visible') return { nameXml: attribute(attributes, 'name') ?? '', target }
  }
  throw problem('noVisibleSheet')
}

function partOf(relations: readonly Relation[], kind: string): string | undefined {
  return relations.find((relation) => relation.kind === kind)?.target
}

async function sharedStrings(parts: XlsxPackage, name: string, limits: WorkbookLimits): Promise<string> {
  const xml = await parts.text(name, limits.textBytes)
  // The library overlooks an empty string written in short and would give every later cell its neighbour's text.
  return xml.replace(/<((?:\w+:)?si)\s*\/>/g, '<si></si>')
}

const contentTypes = `<Types xmlns="${schemas}/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${sheetType}.sharedStrings+xml"/></Types>`

const soleSheetRelations = `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`

function soleSheetWorkbook(nameXml: string): string {
  return `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${nameXml.replaceAll('"', '&quot;')}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}
