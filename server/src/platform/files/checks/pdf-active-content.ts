import { PDFDict, PDFHexString, PDFName, PDFStream, PDFString } from '@cantoo/pdf-lib'
import type { PdfSightings } from './pdf-audit-parser'

/** Names with one meaning each: a file that uses one of them runs, opens, sends, plays or carries something. */
const activeNames = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'RichMediaExecute',
  'XFA',
]

export function hasActiveContent({ names, dictionaries }: PdfSightings): boolean {
  return activeNames.some((name) => names.has(name)) || dictionaries.some(isActive)
}

/** Short names may also be chosen freely, for a font say, so here the value decides. */
function isActive(dictionary: PDFDict): boolean {
  return (
    holdsScript(valueAt(dictionary, 'JS')) ||
    opensSomething(valueAt(dictionary, 'OpenAction')) ||
    holdsActions(valueAt(dictionary, 'AA')) ||
    holdsFile(valueAt(dictionary, 'EF'))
  )
}

function holdsScript(value: unknown): boolean {
  return value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFStream
}

// Opening at a certain page is harmless and common; it is written as a destination or as a GoTo action.
function opensSomething(value: unknown): boolean {
  return value instanceof PDFDict && valueAt(value, 'S') !== PDFName.of('GoTo')
}

function holdsActions(value: unknown): boolean {
  return value instanceof PDFDict && value.keys().some((event) => isAction(value.lookup(event)))
}

function isAction(value: unknown): boolean {
  return value instanceof PDFDict && value.has(PDFName.of('S'))
}

function holdsFile(value: unknown): boolean {
  return value instanceof PDFDict && (value.has(PDFName.of('F')) || value.has(PDFName.of('UF')))
}

function valueAt(dictionary: PDFDict, key: string): unknown {
  return dictionary.lookup(PDFName.of(key))
}
