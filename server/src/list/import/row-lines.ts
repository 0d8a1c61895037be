import type { ImportAction } from '@fairground/domain/list'
import { copyText } from '../../platform/database/copy-text'
import type { CheckedRow } from './check-row'

/** The columns of import_row that a checked row fills, in the order of `lineOf`. */
export const lineColumns = 'run_id, number, action, given, typed, missing, cell_faults, faults'

/** A checked row on its way into import_row; the reader writes it, the server only passes it on. */
export function lineOf(runId: string, { number, given, typed, missing, faults }: CheckedRow): string {
  const action: ImportAction = faults.length > 0 ? 'fault' : 'add'
  const remarks = asJson(faults)
  return `${runId}\t${number}\t${action}\t${asJson(given)}\t${asJson(typed)}\t{${missing.join()}}\t${remarks}\t${remarks}`
}

const asJson = (value: object): string => copyText(JSON.stringify(value))
