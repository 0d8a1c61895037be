import { buffer } from 'node:stream/consumers'
import { importMessages as say } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import type { CodeNames } from '../../codelist'
import { entryBeside } from '../../platform/own-processes'
import type { Platform } from '../../platform/platform'
import { runReader } from '../../platform/workbook/child/run-reader'
import { readCodeLabels } from '../code-labels'
import { travelling } from '../field-in-workbook'
import type { Choices } from './check-row'
import { planRun } from './plan.repository'
import {
  addRows,
  failRun,
  forgetRows,
  moveRun,
  noteIgnored,
  type StoredRun,
  tellProgress,
} from './run.repository'
import { WaitingRows } from './waiting-rows'
import type { ReadRequest, ReadResult } from './workbook-reader'

/** Rows between two looks at how far the reader is. */
const tellEvery = 10_000

/** Reads and plans; changes nothing but the run itself. Begins anew when it was interrupted before. */
export async function checkRun(
  { patientDb: db, patientPool, files, log }: Platform,
  list: KeptList,
  run: StoredRun,
  signal: AbortSignal,
): Promise<void> {
  const workbook = run.fileId ? await files.open(run.fileId) : undefined
  if (!workbook) return failRun(db, run.id, { key: say.interrupted })
  const file = await buffer(workbook.content)
  await forgetRows(db, run.id)
  const request: ReadRequest = {
    run: run.id,
    list: list.name,
    choices: choicesOf(list, await readCodeLabels(db, list)),
  }
  const rows = new WaitingRows((batches) => addRows(patientPool, batches))
  const outcome = await runReader<ReadResult>({
    entry: entryBeside(import.meta.url, 'workbook-reader'),
    file,
    request,
    async onBatch(batch) {
      const read = await rows.add(batch)
      if (read % tellEvery === 0) await tellProgress(db, run.id, read)
    },
    signal,
  })
  if ('problem' in outcome) {
    if (outcome.detail) log.warn({ detail: outcome.detail, run: run.id }, 'import: the reader gave up')
    await forgetRows(db, run.id)
    return failRun(db, run.id, outcome.problem)
  }
  await rows.flush()
  await db.transaction().execute(async (trx) => {
    await planRun(trx, list, run.id)
    await noteIgnored(trx, run.id, outcome.done.ignored)
    await moveRun(trx, run.id, 'checking', 'checked')
  })
}

/** Coded fields take their labels in either language, closed ones too: planning knows where they may stay. */
function choicesOf(list: KeptList, labels: CodeNames): Choices {
  return Object.fromEntries(
    travelling(list).flatMap(([name, field]) => {
      if (field.kind === 'code') return [[name, [...(labels.get(field.list)?.values() ?? [])]]]
      if (field.kind === 'choice')
        return [[name, Object.entries(field.choices).map(([value, label]) => ({ value, ...label }))]]
      return []
    }),
  )
}
