import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@fairground/wire/kernel/client'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { answerJobs } from '../kernel/worker'

export interface ImportJob {
  origin: string
  headers: Record<string, string>
  workbook: string
}

export interface ImportOutcome {
  /** From the first byte sent until the list holds the rows. */
  seconds: number
  run: Pick<ImportRun, 'state' | 'rowsRead' | 'toAdd' | 'faulty' | 'problem'>
}

const askEveryMs = 50
const longest = 300_000

answerJobs<ImportJob, ImportOutcome>(async ({ origin, headers, workbook }) => {
  const { importFile, importRun } = councilMember.calls
  if (!importFile || !importRun) throw new Error('the council list cannot be imported')
  const file = new File([await openAsBlob(workbook)], 'council.xlsx')
  const call = createClient({ base: `${origin}/api`, headers: () => headers, timeoutMs: longest })
  const startedAt = performance.now()
  let run = await call(importFile, { body: {}, file })
  while (run.state === 'checking' || run.state === 'applying') {
    await sleep(askEveryMs)
    run = await call(importRun, { params: { run: run.id } })
  }
  const { state, rowsRead, toAdd, faulty, problem } = run
  return {
    seconds: (performance.now() - startedAt) / 1000,
    run: { state, rowsRead, toAdd, faulty, problem },
  }
})
