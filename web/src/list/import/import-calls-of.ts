import type { KeptList } from '@fairground/wire/list'
import type { ImportCalls } from '@fairground/wire/list/import-calls'

/** The calls of a list that travels as workbooks; other lists never come here. */
export function importCallsOf({ name, workbook, calls }: KeptList): ImportCalls {
  if (!workbook) throw new Error(`${name} takes no workbooks`)
  return calls as ImportCalls
}
