import type { Column } from './columns'
import { xmlText } from './xml-text'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const documentRelations = `${schemas}/officeDocument/2006/relationships`
const packageRelations = `${schemas}/package/2006/relationships`
const contentTypes = `${schemas}/package/2006/content-types`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of cell formats below. */
export const styles = {
  plain: 0,
  heading: 1,
  requiredHeading: 2,
  text: 3,
  wrapped: 4,
  wrappedText: 5,
} as const

export function styleOf({ asText, wrap }: Column): number {
  if (wrap) return asText ? styles.wrappedText : styles.wrapped
  return asText ? styles.text : styles.plain
}

const centred = '<alignment vertical="center" wrapText="1"/>'
const wrapped = '<alignment vertical="top" wrapText="1"/>'

export const stylesXml = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFE7BA"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1" applyAlignment="1">${centred}</xf><xf fontId="1" fillId="3" applyFont="1" applyFill="1" applyAlignment="1">${centred}</xf><xf numFmtId="49" applyNumberFormat="1"/><xf applyAlignment="1">${wrapped}</xf><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1">${wrapped}</xf></cellXfs></styleSheet>`

export const rootRelationsXml = `${declaration}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`
}

export function contentTypesXml(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_value, index) => `<Override PartName="/${sheetPath(index)}" ContentType="${sheetType}.worksheet+xml"/>`,
  )
  return `${declaration}<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${overrides.join('')}</Types>`
}

export function workbookXml(sheets: readonly { name: string; hidden: boolean }[]): string {
  const entries = sheets.map(({ name, hidden }, index) => {
    const id = index + 1
    return `<sheet name="${xmlText(name)}" sheetId="${id}"${hidden ? ' state="hidden"' : ''} r:id="rId${id}"/>`
  })
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${documentRelations}"><bookViews><workbookView/></bookViews><sheets>${entries.join('')}</sheets></workbook>`
}

export function workbookRelationsXml(sheets: number): string {
  const entries = Array.from({ length: sheets }, (_value, index) => {
    const id = index + 1
    return `<Relationship Id="rId${id}" Type="${documentRelations}/worksheet" Target="worksheets/sheet${id}.xml"/>`
  })
  return `${declaration}<Relationships xmlns="${packageRelations}">${entries.join('')}<Relationship Id="rId${sheets + 1}" Type="${documentRelations}/styles" Target="styles.xml"/></Relationships>`
}
