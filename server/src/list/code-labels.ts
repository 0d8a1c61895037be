import type { Fields } from '@fairground/domain/field'
import type { Language } from '@fairground/domain/text'
import { type CodeNames, nameOf, readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import type { ListWords } from './field-in-workbook'

/** The code lists a list's fields refer to. */
export const readCodeLabels = (db: Db, list: { fields: Fields }): Promise<CodeNames> =>
  readCodeNames(
    db,
    Object.values(list.fields).flatMap((field) =>
      field.kind === 'code' || field.kind === 'codes' ? [field.list] : [],
    ),
  )

/** What values of the list read as; a code of which nothing is known reads as itself. */
export const wordsOf = (labels: CodeNames, language: Language, timeZone: string): ListWords => ({
  language,
  timeZone,
  code: (list, value) => nameOf(labels, list, value, language),
})
