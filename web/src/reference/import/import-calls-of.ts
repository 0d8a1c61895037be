import type { ReferenceList } from '@fairground/wire/reference'
import type { ImportCalls } from '@fairground/wire/reference/import-calls'

/** The calls of a list that travels as workbooks; other lists never come here. */
export function importCallsOf({ name, workbook, calls }: ReferenceList): ImportCalls {
  if (!workbook) throw new Error(`${name} takes no workbooks`)
  return calls as ImportCalls
}
