import { codes } from '@fairground/wire/kernel/codes'
import { Refusal } from '../http/refusal'
import type { UploadedFile } from '../http/upload'
import { entryBeside } from '../own-processes'
import type { Platform } from '../platform'
import { runReader } from './child/run-reader'
import type { TableRequest, TableRow } from './table-reader'
import { problem } from './workbook-problem'

/** The cells of a table as they stand, for whoever judges them. Nothing is kept. */
export async function readTable(
  { log }: Pick<Platform, 'log'>,
  file: UploadedFile | undefined,
  request: TableRequest = { csv: false },
): Promise<TableRow[]> {
  const table: TableRow[] = []
  const outcome = await runReader<null>({
    entry: entryBeside(import.meta.url, 'table-reader'),
    file: file?.content ?? Buffer.alloc(0),
    request,
    onBatch({ lines }) {
      for (const line of lines.toString().split('\n')) if (line) table.push(JSON.parse(line))
    },
  })
  if ('problem' in outcome) {
    if (outcome.detail) log.warn({ detail: outcome.detail }, 'the reader of a workbook gave up')
    throw new Refusal(codes.refused, outcome.problem.key, outcome.problem.params)
  }
  if (table.length === 0) {
    const { key, params } = problem('emptyFile')
    throw new Refusal(codes.refused, key, params)
  }
  return table
}
